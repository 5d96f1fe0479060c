import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CustomerOrder, CustomerOrdersResponse } from '#contracts/order/customer-orders.ts'
import { globalId, idNumber } from '#domain/ids.ts'
import type { Language } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../options.ts'
import { agreedOrders } from '../tables/agreed-tables.ts'
import { carts } from '../tables/cart-tables.ts'
import { checkouts, discountRedemptions, orderLines, orders, payments } from '../tables/order-tables.ts'
import { priceFeeds } from '../tables/price-feed-tables.ts'
import { signOrder } from './order-link.ts'
import { ON_ACCOUNT } from './payments/on-account.ts'
import { readOrders } from './read-order.ts'
import { translateOrders } from './translate-order.ts'

/** The owner of orders. A verified `email` also finds orders placed without signing in. */
export type OrderOwner = { accountId: string | null; email: string | null }
/**
 * Selects the orders of a customer, or all those for a company location, optionally with the personal orders of one of
 * its members.
 */
type Buyer = OrderOwner | { locationId: string; member?: OrderOwner | undefined }
type Page = {
  first: number
  after: string | null
  /** Only orders with a line for the project of this list. */
  project?: string | undefined
  /** The language of the pieces' names; by default, that of the order. */
  language?: Language | undefined
}

/** A page of a buyer's orders, newest first, after the one with the id `after`. */
export async function listCustomerOrders(
  options: CommerceOptions,
  buyer: Buyer,
  { first, after, project, language }: Page,
): Promise<CustomerOrdersResponse> {
  const rows = await options.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isBoughtBy(buyer),
        after === null ? undefined : isOlderThan(after),
        project === undefined ? undefined : inArray(orders.id, orderIdsOfProject(options, project)),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(first + 1)
  const ids = rows.slice(0, first).map(({ id }) => id)
  return { orders: await toCustomerOrders(options, ids, language), hasMore: rows.length > first }
}

function orderIdsOfProject({ database }: CommerceOptions, listId: string) {
  return database.db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.projectListId, listId))
}

/** An order of a customer; null if it does not exist or belongs to someone else. */
export async function findCustomerOrder(
  options: CommerceOptions,
  buyer: Buyer,
  orderId: string,
  language?: Language,
): Promise<CustomerOrder | null> {
  const rows = await options.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), isBoughtBy(buyer)))
  const [order] = await toCustomerOrders(
    options,
    rows.map(({ id }) => id),
    language,
  )
  return order ?? null
}

/** How many orders a customer has placed, excluding canceled ones and those of samples. */
export async function countCustomerOrders(
  { database }: Pick<CommerceOptions, 'database'>,
  owner: OrderOwner,
): Promise<number> {
  const isCounted = and(isOwnedBy(owner), isNull(orders.cancelledAt), eq(orders.isSamples, false))
  return database.db.$count(orders, isCounted)
}

/**
 * Removes a deleted account from its orders, carts, agreed orders and discount redemptions, in the caller's
 * transaction.
 */
export async function detachCustomer(tx: Queryable, accountId: string): Promise<void> {
  const customerIds = accountIds(accountId)
  // The company still owes its unpaid invoices.
  const companyLocationId = sql`case when exists (
    select from ${payments} p where p.order_id = ${orders.id} and p.status = 'invoiced'
  ) then ${orders.companyLocationId} end`
  await tx
    .update(orders)
    .set({ customerId: null, companyLocationId })
    .where(inArray(orders.customerId, customerIds))
  await tx.delete(checkouts).where(inArray(checkouts.customerId, customerIds))
  await tx.delete(priceFeeds).where(inArray(priceFeeds.customerId, customerIds))
  const agreedOrderIds = tx
    .select({ id: carts.agreedOrderId })
    .from(carts)
    .where(inArray(carts.ownerId, customerIds))
  await tx.delete(agreedOrders).where(inArray(agreedOrders.id, agreedOrderIds))
  await tx.delete(carts).where(inArray(carts.ownerId, customerIds))
  await tx
    .update(discountRedemptions)
    .set({ customerId: null })
    .where(inArray(discountRedemptions.customerId, customerIds))
}

async function toCustomerOrders(
  options: CommerceOptions,
  ids: string[],
  language: Language | undefined,
): Promise<CustomerOrder[]> {
  if (ids.length === 0) return []
  const { database, checkout } = options
  const dates = await database.db
    .select({
      id: orders.id,
      paidAt:
        sql<Date | null>`case when ${payments.method} <> ${ON_ACCOUNT} then ${orders.paidAt} when ${payments.status} = 'captured' then ${payments.updatedAt} end`.mapWith(
          orders.paidAt,
        ),
      cancelledAt: orders.cancelledAt,
      customerId: orders.customerId,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(inArray(orders.id, ids))
  const lists = await database.db
    .select({ orderId: orderLines.orderId, listId: orderLines.projectListId })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const listsByOrder = Map.groupBy(lists, ({ orderId }) => orderId)
  const read = await readOrders(database.db, ids, checkout.paymentProviders)
  const found = language ? await translateOrders(options, read, language) : read
  return found.map((order) => {
    const known = dates.find(({ id }) => id === order.id)
    return {
      ...order,
      lines: order.lines.map((line, index) => ({
        ...line,
        projectListId: listsByOrder.get(order.id)?.[index]?.listId ?? null,
      })),
      paidAt: known?.paidAt?.toISOString() ?? null,
      cancelledAt: known?.cancelledAt?.toISOString() ?? null,
      accountId: known?.customerId ? idNumber(known.customerId) : null,
      orderToken: signOrder(order.id, checkout.linkSecret),
    }
  })
}

function isBoughtBy(buyer: Buyer): SQL {
  if (!('locationId' in buyer)) return isOwnedBy(buyer)
  const isOfCompany = sql`${eq(orders.companyLocationId, buyer.locationId)}`
  return buyer.member ? sql`(${isOfCompany} or ${isOwnedBy(buyer.member)})` : isOfCompany
}

/** The orders of an owner. Without an account, only those that were placed without one. */
export function isOwnedBy({ accountId, email }: OrderOwner): SQL {
  const isOfAccount = accountId === null ? sql`false` : inArray(orders.customerId, accountIds(accountId))
  if (email === null) return isOfAccount
  const isOfGuest = sql`(${orders.customerId} is null and lower(${orders.email}) = ${email.toLowerCase()})`
  return sql`(${isOfAccount} or ${isOfGuest})`
}

/** The account id of the identity service, and its global id on the commerce wire. */
function accountIds(accountId: string): string[] {
  return [accountId, globalId('Customer', accountId)]
}

function isOlderThan(orderId: string): SQL {
  return sql`(${orders.placedAt}, ${orders.id}) < (select placed_at, id from commerce.orders where id = ${orderId})`
}
