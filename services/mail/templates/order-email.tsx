import type { OrderMailRequest } from '#contracts/mail.ts'
import { Letter, Section } from './email.tsx'
import { subheading, table } from './mail-style.ts'
import { OrderLine } from './order-line.tsx'
import type { OrderWords } from './order-words.ts'
import { Opening, Rows } from './parts.tsx'

/** An email about an order: its pieces, the next step, and the link to the order. */
export function OrderEmail({ request, words }: { request: OrderMailRequest; words: OrderWords }) {
  const { order, orderUrl, shop } = request
  const { t, opening } = words
  return (
    <Letter
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
    </Letter>
  )
}
