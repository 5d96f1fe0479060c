import type { Configuration } from '../settings/config.ts'
import { hostedProject, hostedShop } from '../settings/hosted-logs.ts'

/** Settings that are unsafe in the long run, one warning per line. */
export function startWarnings({
  role,
  demonstration,
  services: { commerce, content, mail },
}: Configuration): string[] {
  const warnings: string[] = []
  if (role !== 'storefront' && commerce.url === null && commerce.bank === null)
    warnings.push(
      'No payment method is set up: the shop is open but takes no orders. Set BANK_HOLDER, BANK_NAME, BANK_IBAN and BANK_BIC.',
    )
  if (role !== 'storefront' && demonstration === 'off' && mail.smtpUrl === null)
    warnings.push(
      'No mail server is set up: emails are queued until a process with a mail server sends them. Set SMTP_URL; until then, order confirmations and sign-in links reach no one.',
    )
  if (hostedShop(commerce) && commerce.webhookSecret === null)
    warnings.push(`The hosted shop ${UNREPORTED} Set COMMERCE_WEBHOOK_SECRET.`)
  if (hostedProject(content) && content.webhookSecret === null)
    warnings.push(`The hosted content ${UNREPORTED} Set CONTENT_WEBHOOK_SECRET.`)
  return warnings
}

const UNREPORTED = 'reports no changes: they are live within a minute, deletions within a day.'
