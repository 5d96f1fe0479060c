import type { OrderMailRequest } from '#contracts/mail.ts'
import { Letter, Section } from './email.tsx'
import { amount, paragraph, subheading, table, useMailStyle, value } from './mail-style.ts'
import { OrderLine } from './order-line.tsx'
import type { OrderWords } from './order-words.ts'

/** An email about an order: its pieces, the next step, and the link to the order. */
export function OrderEmail({ request, words }: { request: OrderMailRequest; words: OrderWords }) {
  const { order, orderUrl, shop } = request
  const { t } = words
  const { button, heading, small } = useMailStyle()
  return (
    <Letter
      language={order.language}
      title={words.subject}
      preview={words.preview}
      shop={shop}
      closing={t('closing')}
    >
      <Section isFirst>
        <h1 style={heading}>{words.greeting}</h1>
        <p style={paragraph}>{words.received}</p>
        {words.deadline !== null && <p style={paragraph}>{words.deadline}</p>}
        {order.payment.isTest && <p style={paragraph}>{t('test-payment')}</p>}
        <p style={{ margin: '24px 0 0' }}>
          <a href={orderUrl} style={button}>
            {t('track')}
          </a>
        </p>
        <p style={small}>{t('track-hint')}</p>
      </Section>
      {words.bank.length > 0 && <Rows title={t('bank.title')} rows={words.bank} align="left" />}
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
      {words.totals.length > 0 && <Rows title={null} rows={words.totals} align="right" />}
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

type RowsProps = { title: string | null; rows: [label: string, value: string][]; align: 'left' | 'right' }

function Rows({ title, rows, align }: RowsProps) {
  const { colors, label } = useMailStyle()
  const cell = align === 'left' ? value : amount
  return (
    <Section>
      {title && <h2 style={subheading}>{title}</h2>}
      <table style={table}>
        <tbody>
          {rows.map(([name, text], index) => {
            const isLast = align === 'right' && index === rows.length - 1
            const weight = isLast ? { fontWeight: 500, color: colors.ink } : {}
            return (
              <tr key={name}>
                <th scope="row" style={{ ...label, ...weight }}>
                  {name}
                </th>
                <td style={{ ...cell, ...weight }}>{text}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}
