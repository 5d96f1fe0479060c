import type { QuoteMailRequest } from '#contracts/mail.ts'
import { Letter, Section } from './email.tsx'
import { paragraph, table, useMailStyle, value } from './mail-style.ts'
import type { QuoteWords } from './quote-words.ts'

/** An email about a quote. What someone wrote is text, whatever it looks like. */
export function QuoteLetter({
  request: { language, shop },
  words,
}: {
  request: QuoteMailRequest
  words: QuoteWords
}) {
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
        {words.written !== '' && (
          <p style={{ ...paragraph, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words.written}</p>
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
              <tr key={name}>
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
export function quoteText({ shop }: QuoteMailRequest, words: QuoteWords): string {
  const paragraphs = [
    shop.name,
    words.title,
    ...words.paragraphs,
    words.written,
    `${words.link.label}:\n${words.link.url}`,
    words.facts.map(([name, text]) => `${name}: ${text}`).join('\n'),
    words.closing,
  ]
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`
}
