import { CUSTOMER_ORDERS_MAX } from '#contracts/order/customer-orders.ts'
import {
  badInput,
  connection,
  decodeCursor,
  encodeCursor,
  type PageArguments,
  pageSizeOf,
} from '#services/kernel/graphql/connection.ts'
import type { Execution, Resolvers } from '../graphql/execution.ts'
import { fromWireId } from '../graphql/wire-id.ts'
import { toOrderNode } from './order-node.ts'

/** The orders of the calling customer. */
export const orderResolvers: Resolvers = {
  QueryRoot: { order: findOrder },
  Customer: { orders },
}

async function findOrder(_: unknown, { id }: { id: string }, { options, caller }: Execution) {
  const orderId = fromWireId('Order', id)
  const order = orderId === null ? null : await options.orders.find(caller, orderId)
  return order && toOrderNode(order, options.shopUrl)
}

type OrderArguments = PageArguments & { query?: string | null; sortKey?: string | null }

/** Newest first, by date of placement; other sort orders of the schema are refused. */
async function orders(_: unknown, args: OrderArguments, { options, caller }: Execution) {
  const { size, fromEnd } = pageSizeOf(args)
  const isPlaced = args.sortKey === 'PROCESSED_AT' || args.sortKey === 'CREATED_AT'
  if (fromEnd || args.before || args.query || !args.reverse || !isPlaced) {
    throw badInput('orders are served with first, after, reverse: true and sortKey: PROCESSED_AT only')
  }
  if (size === 0) return connection([], { hasNextPage: true, hasPreviousPage: false })
  const after = args.after ? orderIdOf(args.after) : null
  const first = Math.min(size, CUSTOMER_ORDERS_MAX)
  const page = await options.orders.list(caller, { first, after })
  if (!page.ok) throw badInput('invalid cursor')
  return connection(
    page.value.orders.map((order) => ({
      cursor: encodeCursor([order.id]),
      node: toOrderNode(order, options.shopUrl),
    })),
    { hasNextPage: page.value.hasMore, hasPreviousPage: after !== null },
  )
}

function orderIdOf(cursor: string): string {
  const [id] = decodeCursor(cursor)
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) throw badInput('invalid cursor')
  return id
}
