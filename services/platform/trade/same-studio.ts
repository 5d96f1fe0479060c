import { type SQL, sql } from 'drizzle-orm'
import type { SAME_STUDIO } from '#contracts/team/trade-application.ts'
import type { TradeApplicationFields } from '#contracts/trade-application.ts'
import { tradeApplications } from './trade-tables.ts'

/** Domains of public mail providers, which do not identify a studio. */
const SHARED_DOMAINS: ReadonlySet<string> = new Set([
  'aol.com',
  'free.fr',
  'gmail.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'libero.it',
  'live.com',
  'me.com',
  'orange.fr',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  't-online.de',
  'virgilio.it',
  'wanadoo.fr',
  'web.de',
  'yahoo.com',
])

/** Returns the conditions under which another application may be from the same studio, by reason. */
export function createSameStudioConditions({
  email,
  fields: { company, website, vatNumber, phone },
}: Pick<typeof tradeApplications.$inferSelect, 'email' | 'fields'>): Record<
  (typeof SAME_STUDIO)[number],
  SQL
> {
  const field = (name: keyof TradeApplicationFields) => sql`(${tradeApplications.fields}->>${name})`
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return {
    'vat-number': vatNumber === '' ? sql`false` : sql`${field('vatNumber')} = ${vatNumber}`,
    website: sql`${field('website')} = ${website}`,
    company: sql`lower(${field('company')}) = ${company.toLowerCase()}`,
    phone: sql`${field('phone')} = ${phone}`,
    domain: SHARED_DOMAINS.has(domain)
      ? sql`false`
      : sql`split_part(${tradeApplications.email}, '@', 2) = ${domain}`,
  }
}

export function fullName({ firstName, lastName }: Pick<TradeApplicationFields, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`
}
