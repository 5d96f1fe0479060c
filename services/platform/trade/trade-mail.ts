import type { AccountMailRequest } from '#contracts/mail.ts'
import { getContactDetails } from '#domain/house/contact-details.ts'
import { localePath } from '#domain/market/locale.ts'
import { isCountryCode } from '#domain/market/market.ts'
import type { TradeOptions } from './trade-options.ts'
import type { tradeApplications } from './trade-tables.ts'

type Application = typeof tradeApplications.$inferSelect
type MailContext = Pick<TradeOptions, 'house' | 'shopUrl'>

/**
 * Creates the emails about a new application: a receipt for the applicant, and a notice for the house. Neither contains
 * typed text.
 */
export function createNewApplicationEmails(
  application: Application,
  context: MailContext,
): AccountMailRequest[] {
  const { house, shopUrl } = context
  const { id, language, fields } = application
  return [
    toApplicant(application, context, {
      kind: 'account-trade-received',
      letter: `account-trade-received ${id}`,
      path: '/trade/apply/received',
    }),
    {
      kind: 'account-trade-team',
      letter: `account-trade-team ${id}`,
      to: tradeContactEmail(fields.country, house),
      language: house.languages[0] ?? language,
      shop: { name: house.name, url: shopUrl },
      url: `${shopUrl}/desk/trade-applications/${id}/show`,
    },
  ]
}

/** Creates the email with the decision. A rejection gives no reason (Spec §8), but links to the contact form. */
export function createDecisionEmail(
  application: Application,
  decision: 'approved' | 'rejected',
  context: MailContext,
): AccountMailRequest {
  const { id, version } = application
  const kind = `account-trade-${decision}` as const
  const path = decision === 'approved' ? '/' : '/contact?topic=trade'
  return toApplicant(application, context, { kind, letter: `${kind} ${id} ${version}`, path })
}

function tradeContactEmail(country: string, { contact }: MailContext['house']): string {
  const { tradeEmail, email } = isCountryCode(country) ? getContactDetails(country, contact) : contact
  return tradeEmail ?? email
}

function toApplicant(
  { email, language, fields: { country } }: Application,
  { house, shopUrl }: MailContext,
  { kind, letter, path }: Pick<AccountMailRequest, 'kind' | 'letter'> & { path: string },
): AccountMailRequest {
  if (!isCountryCode(country)) throw new Error(`An application from an unknown country: ${country}`)
  return {
    kind,
    letter,
    to: email,
    language,
    shop: { name: house.name, url: shopUrl },
    url: shopUrl + localePath({ language, country }, path),
  }
}
