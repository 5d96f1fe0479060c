import { writeImageAddress } from '#contracts/image-address.ts'
import type { OrderMailRequest } from '#contracts/mail.ts'
import { firstCharacter } from '#domain/initial.ts'
import { EmailLayout, Section } from './email.tsx'
import { amount, subheading, table, useMailStyle } from './mail-style.ts'
import type { OrderWords } from './order-words.ts'
import { Opening, Rows } from './parts.tsx'

/** The width of a picture in CSS pixels. Its height follows from the aspect ratio. */
const PICTURE_WIDTH = 72

/** The smallest available width in pixels, enough for high-density screens. */
const SENT_WIDTH = 360

/** An email about an order, with its pieces, the next step, and a link to the order. */
export function OrderEmail({ request, words }: { request: OrderMailRequest; words: OrderWords }) {
  const { order, orderUrl, shop } = request
  const { t, opening } = words
  return (
    <EmailLayout
      language={order.language}
      title={words.subject}
      preview={words.preview}
      shop={shop}
      closing={t('closing')}
    >
      <Opening
        title={words.greeting}
        paragraphs={opening}
        action={{ label: t('track'), url: orderUrl }}
        hint={t('track-hint')}
      />
      {words.bank.length > 0 && <Rows title={t('bank.title')} rows={words.bank} />}
      <Section>
        <h2 style={subheading}>{words.linesTitle}</h2>
        <table role="presentation" style={table}>
          <tbody>
            {words.lines.map((described) => (
              <OrderLine key={described.line.id} shopUrl={shop.url} {...described} />
            ))}
          </tbody>
        </table>
        {words.complete !== null && (
          <p style={{ margin: 0 }}>{t('lines.complete', { days: words.complete })}</p>
        )}
        {words.notices.map((notice) => (
          <p key={notice} style={{ margin: '8px 0 0' }}>
            {notice}
          </p>
        ))}
      </Section>
      {words.totals.length > 0 && <Rows rows={words.totals} areAmounts />}
      {words.addresses.map(({ title, lines }) => (
        <Section key={title}>
          <h2 style={subheading}>{title}</h2>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Section>
      ))}
    </EmailLayout>
  )
}

function OrderLine({
  line,
  details,
  delivery,
  amount: sum,
  shopUrl,
}: OrderWords['lines'][number] & { shopUrl: string }) {
  const { picture, title, textLanguage } = line
  const { colors, emptyMat } = useMailStyle()
  const cell = { padding: '0 0 16px', verticalAlign: 'top' } as const
  return (
    <tr className="piece">
      <td className="photo" style={{ ...cell, width: PICTURE_WIDTH, paddingRight: 16 }}>
        {picture ? (
          <img
            src={new URL(getJpegUrl(picture.url), shopUrl).href}
            alt={picture.alt}
            width={PICTURE_WIDTH}
            height={Math.round((PICTURE_WIDTH * picture.height) / picture.width)}
            style={{ display: 'block', background: colors.linen }}
          />
        ) : (
          <div aria-hidden="true" className="mat" style={emptyMat}>
            {firstCharacter(title)}
          </div>
        )}
      </td>
      <td className="text" style={cell}>
        <div lang={textLanguage ?? undefined} style={{ fontWeight: 500 }}>
          {title}
        </div>
        {details.map((detail) => (
          <div key={detail} className="muted" style={{ fontSize: 13.5, color: colors.muted }}>
            {detail}
          </div>
        ))}
        {delivery.map((words) => (
          <div key={words} style={{ fontSize: 13.5 }}>
            {words}
          </div>
        ))}
      </td>
      <td className="sum" style={{ ...amount, ...cell, whiteSpace: 'nowrap' }}>
        {sum}
      </td>
    </tr>
  )
}

/** Returns the URL of a JPEG, since many mail programs support neither AVIF nor WebP. */
function getJpegUrl(url: string): string {
  return writeImageAddress({ encodedUrl: encodeURIComponent(url), width: SENT_WIDTH, format: 'jpeg' })
}
