import type { AccountEmailText, LinkMailRequest } from './account-email-text.ts'
import { EmailLayout, formatLabeled } from './email.tsx'
import { Opening } from './parts.tsx'

type AccountEmailProps = { request: LinkMailRequest; words: AccountEmailText }

/** An email with one link that is only for the owner of the address. */
export function AccountEmail({ request: { language, shop, url }, words }: AccountEmailProps) {
  const { subject, greeting, text, action, hint, closing } = words
  return (
    <EmailLayout language={language} title={subject} preview={text} shop={shop} closing={closing}>
      <Opening title={greeting} paragraphs={[text]} action={{ label: action, url }} hint={hint} />
    </EmailLayout>
  )
}

export function accountParts(
  { language, url }: LinkMailRequest,
  { greeting, text, action, hint, closing }: AccountEmailText,
): string[] {
  return [greeting, text, formatLabeled(language, action, `\n${url}`), hint, closing]
}
