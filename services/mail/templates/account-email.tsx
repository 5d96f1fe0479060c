import type { AccountMailRequest, NewsletterMailRequest } from '#contracts/mail.ts'
import type { AccountEmailText } from './account-email-text.ts'
import { Letter, Section } from './email.tsx'
import { paragraph, useMailStyle } from './mail-style.ts'

type AccountLetterProps = { request: AccountMailRequest | NewsletterMailRequest; words: AccountEmailText }

/** An email with one link, for the owner of the address only. */
export function AccountLetter({ request: { language, shop, url }, words }: AccountLetterProps) {
  const { button, heading, small } = useMailStyle()
  return (
    <Letter
      language={language}
      title={words.subject}
      preview={words.text}
      shop={shop}
      closing={words.closing}
    >
      <Section isFirst>
        <h1 style={heading}>{words.greeting}</h1>
        <p style={paragraph}>{words.text}</p>
        <p style={{ margin: '24px 0 0' }}>
          <a href={url} style={button}>
            {words.action}
          </a>
        </p>
        <p style={small}>{words.hint}</p>
      </Section>
    </Letter>
  )
}

/** The same email as plain text. */
export function accountText(
  { shop, url }: AccountMailRequest | NewsletterMailRequest,
  words: AccountEmailText,
): string {
  const paragraphs = [
    shop.name,
    words.greeting,
    words.text,
    `${words.action}:\n${url}`,
    words.hint,
    words.closing,
  ]
  return `${paragraphs.join('\n\n')}\n`
}
