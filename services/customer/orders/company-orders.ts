import { inArray } from 'drizzle-orm'
import type { CustomerOrder } from '#contracts/order/customer-orders.ts'
import type { PageArguments } from '#services/kernel/graphql/connection.ts'
import { findGrantedMembership, type Membership } from '../companies/company-rows.ts'
import { customers } from '../customer-tables.ts'
import type { Execution } from '../graphql/execution.ts'
import { toOrderNode } from './order-node.ts'
import { type OrderArguments, pageOfOrders } from './page-of-orders.ts'

/**
 * The orders that the people of a company placed for its location. Only an approved company shares them: otherwise each
 * sees their own (docs/areas/trade-and-quotes.md). Those of a project include what the caller ordered for themselves.
 */
export async function ordersOfCompany(
  args: PageArguments & OrderArguments,
  execution: Execution,
  { company }: Membership,
) {
  const { options, caller } = execution
  return pageOfOrders(
    args,
    (page) =>
      company.standing === 'approved'
        ? options.orders.listOfLocation(company.locationId, page, caller)
        : Promise.resolve({ ok: true, value: { orders: [], hasMore: false } }),
    (orders) => toNodes(orders, execution),
  )
}

/** An order that someone placed for the company of the caller; null if there is none. */
export async function findOrderOfCompany(orderId: string, execution: Execution) {
  const { options, caller } = execution
  const found = await findGrantedMembership(options.database, caller)
  if (found?.company.standing !== 'approved') return null
  const order = await options.orders.findOfLocation(found.company.locationId, orderId, caller)
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
