import type { AccountMailRequest } from '#contracts/mail.ts'
import { findTaxChange } from '#domain/company/tax-exemption.ts'
import { sanitizeInviterName } from '#domain/list/inviter-name.ts'
import { localePath, resolveLocale } from '#domain/market/locale.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CustomerOptions } from '../options.ts'
import { readLanguage } from '../people/attribute-rows.ts'
import { findCustomer } from '../people/customer-rows.ts'
import { readCompanyAddresses } from './company-addresses.ts'
import { type CompanyRow, readPeople } from './company-rows.ts'

/** The country used for links in each language if the company has no address. */
const DEFAULT_COUNTRIES = { en: 'US', it: 'IT', es: 'ES', de: 'DE', fr: 'FR' } as const

export type CompanyMailOptions = Pick<CustomerOptions, 'findMailboxes' | 'sendMail' | 'shop' | 'shopUrl'>

type News = Pick<AccountMailRequest, 'change' | 'inviter'> & {
  kind: Extract<AccountMailRequest['kind'], `account-company-${'people' | 'removed' | 'tax'}`>
  /** Identifies the event, so that it is only emailed once. */
  event: string
}

/** Emails the owners of an approved company about a change, except `actor`, who made it (null for the house). */
export async function mailOwners(
  tx: Queryable,
  options: CompanyMailOptions,
  { company, actor, ...news }: News & { company: CompanyRow; actor: string | null },
): Promise<void> {
  const people = await readPeople(tx, company.id)
  const owners = people.filter(({ role, accountId }) => role === 'owner' && accountId !== actor)
  const accountIds = owners.map(({ accountId }) => accountId)
  await mailPeople(tx, options, { company, accountIds, path: '/profile/company', ...news })
}

/**
 * Emails people in their own languages. Does nothing for a company that is not approved, since its addresses may not be
 * verified.
 */
export async function mailPeople(
  tx: Queryable,
  { findMailboxes, sendMail, shop, shopUrl }: CompanyMailOptions,
  {
    company,
    accountIds,
    path,
    event,
    ...news
  }: News & { company: CompanyRow; accountIds: readonly string[]; path: string },
): Promise<void> {
  if (company.standing !== 'approved' || accountIds.length === 0) return
  const [home] = await readCompanyAddresses(tx, company.id)
  const mailboxes = await findMailboxes(accountIds)
  for (const [accountId, { email: to, language: own }] of mailboxes) {
    const language = (await readLanguage({ db: tx }, accountId)) ?? own
    const locale = resolveLocale(language, home?.address.country ?? DEFAULT_COUNTRIES[language])
    await sendMail(tx, {
      ...news,
      letter: `${news.kind} ${company.id} ${accountId} ${event}`,
      to,
      language,
      shop: { name: shop.name, url: shopUrl },
      company: sanitizeInviterName(company.name) || shop.name,
      url: shopUrl + localePath(locale, path),
    })
  }
}

/** Notifies the owners by email that their company's tax exemption or tax number has changed. */
export async function mailTaxChange(
  tx: Queryable,
  options: CompanyMailOptions,
  { before, after, actor, now }: { before: CompanyRow; after: CompanyRow; actor: string | null; now: Date },
): Promise<void> {
  const change = findTaxChange(before, after)
  if (change === null) return
  const event = now.toISOString()
  await mailOwners(tx, options, { kind: 'account-company-tax', change, event, company: after, actor })
}

/**
 * Returns a person's name for emails, without anything that could become a link, or their email address if there is no
 * name.
 */
export async function readPersonName(
  db: Queryable,
  { accountId, email }: { accountId: string; email: string },
): Promise<string> {
  const person = await findCustomer({ db }, accountId)
  return sanitizeInviterName(`${person?.firstName ?? ''} ${person?.lastName ?? ''}`) || email
}
