import type { Execution, Resolvers } from '../graphql/execution.ts'
import { fromWireId } from '../graphql/wire-id.ts'
import { findOrderOfCompany } from './company-orders.ts'
import { toOrderNode } from './order-node.ts'
import { type OrderArguments, pageOfOrders } from './page-of-orders.ts'

/** The orders of the calling customer, and single ones of their company. */
export const orderResolvers: Resolvers = {
  QueryRoot: { order: findOrder },
  Customer: { orders },
}

async function findOrder(_: unknown, { id }: { id: string }, execution: Execution) {
  const { options, caller } = execution
  const orderId = fromWireId('Order', id)
  if (orderId === null) return null
  const order = await options.orders.find(caller, orderId)
  return order ? toOrderNode(order, options.shopUrl, null) : findOrderOfCompany(orderId, execution)
}

async function orders(_: unknown, args: OrderArguments, { options, caller }: Execution) {
  return pageOfOrders(
    args,
    (page) => options.orders.list(caller, page),
    async (orders) => orders.map((order) => toOrderNode(order, options.shopUrl, null)),
  )
}
