import { and, asc, desc, eq, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Order } from '#contracts/order/order.ts'
import { globalId, idNumber } from '#domain/ids.ts'
import type { Language } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../options.ts'
import { detachCustomer, isOwnedBy, type OrderOwner } from '../orders/customer-orders.ts'
import { readOrders } from '../orders/read-order.ts'
import { findOwnFeed } from '../price-lists/price-feed.ts'
import { creditTerms } from '../tables/credit-tables.ts'
import { changedBuyers, orders } from '../tables/order-tables.ts'

/** Identifies buyers: those with an account by its id, the others by their email address in lower case. */
type BuyerKeys = { accountIds: string[]; emails: string[] }

/** The data of a buyer in the customer directory. The name is from the latest delivery address. */
type BuyerFacts = {
  /** Identifies a guest. */
  firstOrderId: string
  /** Excludes canceled and expired orders, and sample orders. */
  orderCount: number
  firstOrderAt: Date
  lastOrderAt: Date
  name: string
  company: string
  country: string
  language: Language
}

const BUYERS_MAX = 200
const GUEST_ORDERS_MAX = 10_000

export function createBuyerSource({
  database,
  checkout,
}: Pick<CommerceOptions, 'database'> & {
  checkout: Pick<CommerceOptions['checkout'], 'paymentProviders'>
}) {
  return {
    takeChanged: takeChangedBuyers,
    find: findBuyerFacts,
    findByNumber: findBuyersByNumber,
    findBuyer: findBuyerByOrder,
    list: listBuyerOrders,
    remove: detachCustomer,
    renameCompany,
    /** The feed of a customer's price list, without its secret token; null if there is none. */
    async copyPriceFeed(accountId: string) {
      const feed = await findOwnFeed(database.db, globalId('Customer', accountId))
      if (!feed) return null
      const { language, country, createdAt, readAt } = feed
      return { language, country, createdAt, readAt }
    },
    /** The orders placed with an email address without an account, for a copy of that person's data. */
    async copyGuestOrders(email: string): Promise<Order[]> {
      const owner = { accountId: null, email }
      const found = await listBuyerOrders(database.db, owner, GUEST_ORDERS_MAX)
      const ids = found.map(({ id }) => id)
      return readOrders(database.db, ids, checkout.paymentProviders)
    },
  }
}

/** Removes and returns at most `limit` buyers from the table of those whose orders have changed. */
async function takeChangedBuyers(tx: Queryable, limit: number): Promise<BuyerKeys> {
  const oldest = tx
    .select({ id: changedBuyers.id })
    .from(changedBuyers)
    .orderBy(asc(changedBuyers.id))
    .limit(limit)
  return toKeys(await tx.delete(changedBuyers).where(inArray(changedBuyers.id, oldest)).returning())
}

async function findBuyersByNumber(db: Queryable, text: string): Promise<BuyerKeys> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return findBuyers(db, ilike(orders.number, pattern))
}

async function findBuyerByOrder(db: Queryable, orderId: string): Promise<BuyerKeys> {
  return findBuyers(db, eq(orders.id, orderId))
}

async function findBuyers(db: Queryable, matches: ReturnType<typeof eq>): Promise<BuyerKeys> {
  const found = await db
    .selectDistinct({ customerId: orders.customerId, email: sql<string>`lower(${orders.email})` })
    .from(orders)
    .where(matches)
    .limit(BUYERS_MAX)
  return toKeys(found)
}

function toKeys(rows: readonly { customerId: string | null; email: string | null }[]): BuyerKeys {
  return {
    accountIds: rows.flatMap(({ customerId }) => (customerId === null ? [] : [idNumber(customerId)])),
    emails: rows.flatMap(({ customerId, email }) => (customerId === null && email !== null ? [email] : [])),
  }
}

/** Summarizes the orders of buyers, by account id, or by email address for orders without an account. */
async function findBuyerFacts(
  db: Queryable,
  { accountIds, emails }: BuyerKeys,
): Promise<{ byAccount: Map<string, BuyerFacts>; byEmail: Map<string, BuyerFacts> }> {
  const customerIds = accountIds.flatMap((id) => [id, globalId('Customer', id)])
  const email = sql<string>`lower(${orders.email})`
  const { address } = orders
  const ofAccounts = inArray(orders.customerId, customerIds)
  const ofGuests = and(isNull(orders.customerId), inArray(email, emails))
  const newest = sql`order by ${orders.placedAt} desc, ${orders.id} desc`
  const latest = <Value>(column: ReturnType<typeof sql>) => sql<Value>`(array_agg(${column} ${newest}))[1]`
  const rows = await db
    .select({
      accountId: sql<string | null>`substring(${orders.customerId} from '[^/]+$')`.as('account_id'),
      email: sql<string | null>`case when ${orders.customerId} is null then ${email} end`.as('guest'),
      firstOrderId: sql<string>`(array_agg(${orders.id} order by ${orders.placedAt}, ${orders.id}))[1]`,
      orderCount: sql<number>`(count(*) filter (where ${orders.cancelledAt} is null and not ${orders.isSamples}))::int`,
      firstOrderAt: sql<Date>`min(${orders.placedAt})`.mapWith(orders.placedAt),
      lastOrderAt: sql<Date>`max(${orders.placedAt})`.mapWith(orders.placedAt),
      name: latest<string>(sql`trim(concat_ws(' ', ${address}->>'firstName', ${address}->>'lastName'))`),
      company: latest<string>(sql`coalesce(${address}->>'company', '')`),
      country: latest<string>(sql`${orders.countryCode}`),
      language: latest<Language>(sql`${orders.language}`),
    })
    .from(orders)
    .where(or(ofAccounts, ofGuests))
    .groupBy(sql`account_id`, sql`guest`)
  const byAccount = new Map<string, BuyerFacts>()
  const byEmail = new Map<string, BuyerFacts>()
  for (const { accountId, email: guest, ...facts } of rows) {
    if (accountId !== null) byAccount.set(accountId, facts)
    else if (guest !== null) byEmail.set(guest, facts)
  }
  return { byAccount, byEmail }
}

/** Updates the name of a company, in the caller's transaction. */
async function renameCompany(
  tx: Queryable,
  { locationId, name }: { locationId: string; name: string },
): Promise<void> {
  await tx
    .update(creditTerms)
    .set({ company: name, version: sql`${creditTerms.version} + 1` })
    .where(
      and(eq(creditTerms.locationId, globalId('CompanyLocation', locationId)), ne(creditTerms.company, name)),
    )
}

/** The latest orders of an owner, at most `limit`, with their totals in minor units. */
async function listBuyerOrders(db: Queryable, owner: OrderOwner, limit: number) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      placedAt: orders.placedAt,
      status: orders.status,
      totalMinor: orders.totalMinor,
      currency: orders.currency,
    })
    .from(orders)
    .where(isOwnedBy(owner))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
}
