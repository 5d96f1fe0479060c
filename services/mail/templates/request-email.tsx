import type { QuoteMailRequest, RequestMailRequest } from '#contracts/mail.ts'
import { EmailLayout, formatLabeled } from './email.tsx'
import { subheading } from './mail-style.ts'
import { MessageText, Opening, Rows } from './parts.tsx'
import type { RequestWords } from './request-words.ts'

type RequestEmailProps = { request: RequestMailRequest | QuoteMailRequest; words: RequestWords }

/** Text written by people is shown as plain text, even if it looks like markup. */
export function RequestEmail({ request: { language, shop }, words }: RequestEmailProps) {
  const { subject, title, paragraphs, quote, facts, link, closing } = words
  return (
    <EmailLayout
      language={language}
      title={subject}
      preview={paragraphs[0] ?? title}
      shop={shop}
      closing={closing}
    >
      <Opening title={title} paragraphs={paragraphs} action={link}>
        {quote?.title && <h2 style={{ ...subheading, margin: '28px 0 0' }}>{quote.title}</h2>}
        {quote && <MessageText text={quote.text} />}
      </Opening>
      <Rows rows={facts} />
    </EmailLayout>
  )
}

export function requestParts(
  { language }: RequestEmailProps['request'],
  { title, paragraphs, quote, link, facts, closing }: RequestWords,
): (string | null)[] {
  return [
    title,
    ...paragraphs,
    ...[quote?.title ?? null, quote?.text ?? null],
    formatLabeled(language, link.label, `\n${link.url}`),
    facts.map(([name, text]) => formatLabeled(language, name, ` ${text}`)).join('\n'),
    closing,
  ]
}
