import type { QuoteMailRequest, RequestMailRequest } from '#contracts/mail.ts'
import { Letter, Section } from './email.tsx'
import { paragraph, subheading, table, useMailStyle, value } from './mail-style.ts'
import type { RequestWords } from './request-words.ts'

type Mail = RequestMailRequest | QuoteMailRequest
type RequestLetterProps = { request: Mail; words: RequestWords }

/** An email about a request to the house, or its quote. What someone wrote is text, whatever it looks like. */
export function RequestLetter({ request: { language, shop }, words }: RequestLetterProps) {
  const { button, heading, label } = useMailStyle()
  return (
    <Letter
      language={language}
      title={words.subject}
      preview={words.paragraphs[0] ?? words.title}
      shop={shop}
      closing={words.closing}
    >
      <Section isFirst>
        <h1 style={heading}>{words.title}</h1>
        {words.paragraphs.map((text) => (
          <p key={text} style={paragraph}>
            {text}
          </p>
        ))}
        {words.quote?.title && <h2 style={{ ...subheading, margin: '28px 0 0' }}>{words.quote.title}</h2>}
        {words.quote && (
          <p style={{ ...paragraph, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words.quote.text}</p>
        )}
        <p style={{ margin: '24px 0 0' }}>
          <a href={words.link.url} style={button}>
            {words.link.label}
          </a>
        </p>
      </Section>
      <Section>
        <table style={table}>
          <tbody>
            {words.facts.map(([name, text]) => (
              <tr key={`${name} ${text}`}>
                <th scope="row" style={label}>
                  {name}
                </th>
                <td style={{ ...value, overflowWrap: 'anywhere' }}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </Letter>
  )
}

/** The same email as plain text. */
export function requestText({ shop }: Mail, words: RequestWords): string {
  const paragraphs = [
    shop.name,
    words.title,
    ...words.paragraphs,
    words.quote?.title ?? '',
    words.quote?.text ?? '',
    `${words.link.label}:\n${words.link.url}`,
    words.facts.map(([name, text]) => `${name}: ${text}`).join('\n'),
    words.closing,
  ]
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`
}
