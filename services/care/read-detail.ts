import { CUSTOMER_ORDERS_SHOWN, type CustomerDetail } from '#contracts/team/customer.ts'
import { money, toDecimal } from '#domain/money/money.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { customers } from './directory-tables.ts'
import type { CareOptions } from './options.ts'

/** What the team reads of one customer: each part from the service that owns it. */
export async function readDetail(
  db: Queryable,
  { sources, clock }: CareOptions,
  { accountId, email }: typeof customers.$inferSelect,
): Promise<CustomerDetail> {
  const account = accountId === null ? null : await sources.identity.read(db, accountId, clock())
  const addresses = accountId === null ? [] : ((await sources.profiles?.readAddresses(db, accountId)) ?? [])
  // An address that was never verified may be someone else's.
  const isTheirs = account === null || account.isEmailVerified
  const owner = { accountId, email: isTheirs ? email : null }
  const orders = (await sources.orders?.list(db, owner, CUSTOMER_ORDERS_SHOWN)) ?? []
  return {
    account: account && {
      ...account,
      consents: {
        commercial: toConsent(account.consents.commercial),
        personalized: toConsent(account.consents.personalized),
      },
    },
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

function toConsent({ isGiven, at }: { isGiven: boolean; at: Date | null }) {
  return { isGiven, at: at?.toISOString() ?? null }
}
