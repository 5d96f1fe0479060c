import { CUSTOMER_ORDERS_SHOWN, type CustomerDetail } from '#contracts/team/customer.ts'
import { money, toDecimal } from '#domain/money/money.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { customers } from './directory-tables.ts'
import type { CareOptions } from './options.ts'

/** What the team reads of one customer: each part from the service that owns it. */
export async function readDetail(
  db: Queryable,
  { sources, clock, findBounce }: CareOptions,
  { accountId, email }: typeof customers.$inferSelect,
): Promise<CustomerDetail> {
  const account = accountId === null ? null : await sources.identity.read(db, accountId, clock())
  const addresses = accountId === null ? [] : ((await sources.profiles?.readAddresses(db, accountId)) ?? [])
  // An address that was never verified may be someone else's.
  const isTheirs = account === null || account.isEmailVerified
  const company = accountId === null ? null : await readCompany(db, sources, accountId)
  const owner = { accountId, email: isTheirs ? email : null }
  const orders = (await sources.orders?.list(db, owner, CUSTOMER_ORDERS_SHOWN)) ?? []
  const bounce = await findBounce(db, email)
  return {
    account: account && {
      ...account,
      consents: {
        commercial: toConsent(account.consents.commercial),
        personalized: toConsent(account.consents.personalized),
      },
    },
    company,
    bounce: bounce && { at: bounce.at.toISOString(), reason: bounce.reason },
    addresses: addresses.map(({ id, isDefault, address }) => ({ ...address, id, isDefault })),
    orders: orders.map(({ id, number, placedAt, status, totalMinor, currency }) => ({
      id,
      number,
      placedAt: placedAt.toISOString(),
      status,
      total: { amount: toDecimal(money(totalMinor, currency)), currencyCode: currency },
    })),
  }
}

async function readCompany(
  db: Queryable,
  { identity, profiles }: CareOptions['sources'],
  accountId: string,
): Promise<CustomerDetail['company']> {
  const found = await profiles?.readCompany(db, accountId)
  if (!found) return null
  const ids = found.people.map((person) => person.accountId)
  const accounts = await identity.find(db, { ids, emails: [] })
  return {
    name: found.name,
    standing: found.standing,
    taxNumber: found.taxNumber,
    isTaxExempt: found.isTaxExempt,
    exemptionDecidedAt: found.exemptionDecidedAt?.toISOString() ?? null,
    people: found.people.map(({ accountId: id, name, role }) => ({
      id,
      name,
      email: accounts.find((account) => account.id === id)?.email ?? '',
      role,
    })),
  }
}

function toConsent({ isGiven, at }: { isGiven: boolean; at: Date | null }) {
  return { isGiven, at: at?.toISOString() ?? null }
}
