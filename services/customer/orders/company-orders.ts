import { inArray } from 'drizzle-orm'
import type { CustomerOrder } from '#contracts/order/customer-orders.ts'
import type { PageArguments } from '#services/kernel/graphql/connection.ts'
import { findGrantedMembership, type Membership } from '../companies/company-rows.ts'
import { customers } from '../customer-tables.ts'
import type { Execution } from '../graphql/execution.ts'
import { toOrderNode } from './order-node.ts'
import { type OrderArguments, paginateOrders } from './page-of-orders.ts'

/**
 * Returns the orders that a company's members placed for its location. Only members of an approved company see each
 * other's orders (docs/areas/trade-and-quotes.md). The orders of a project include those that callers placed for
 * themselves.
 */
export async function listCompanyOrders(
  args: PageArguments & OrderArguments,
  execution: Execution,
  { company }: Membership,
) {
  const { options, caller } = execution
  return paginateOrders(
    args,
    (page) =>
      company.standing === 'approved'
        ? options.orders.listLocationOrders(company.locationId, page, caller)
        : Promise.resolve({ ok: true, value: { orders: [], hasMore: false } }),
    (orders) => toNodes(orders, execution),
  )
}

/** Returns an order that someone placed for the caller's company, or null if there is none. */
export async function findCompanyOrder(orderId: string, execution: Execution) {
  const { options, caller } = execution
  const found = await findGrantedMembership(options.database, caller)
  if (found?.company.standing !== 'approved') return null
  const order = await options.orders.findLocationOrder(found.company.locationId, orderId, caller)
  const [node] = order ? await toNodes([order], execution) : []
  return node ?? null
}

async function toNodes(orders: readonly CustomerOrder[], { options, caller }: Execution) {
  const accountIds = orders.flatMap(({ accountId }) => accountId ?? [])
  const persons = await options.database.db
    .select()
    .from(customers)
    .where(inArray(customers.accountId, accountIds))
  return orders.map((order) => {
    const person = persons.find(({ accountId }) => accountId === order.accountId)
    const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim() || order.email
    return toOrderNode(order, options.shopUrl, order.accountId === caller.accountId ? null : name)
  })
}
