import { CUSTOMER_ORDERS_MAX, type CustomerOrder } from '#contracts/order/customer-orders.ts'
import {
  badInput,
  connection,
  decodeCursor,
  encodeCursor,
  type PageArguments,
  parsePageSize,
} from '#services/kernel/graphql/connection.ts'
import type { OrderSource } from './order-source.ts'

export type OrderArguments = PageArguments & {
  query?: string | null
  sortKey?: string | null
}

/**
 * Returns a page of orders, sorted by placement date, newest first. Other sort orders and queries, except for a
 * project, are refused.
 */
export async function paginateOrders<Node>(
  args: OrderArguments,
  list: (page: {
    first: number
    after: string | null
    project: string | undefined
  }) => ReturnType<OrderSource['list']>,
  toNodes: (orders: readonly CustomerOrder[]) => Promise<Node[]>,
) {
  const { size, fromEnd } = parsePageSize(args)
  const isByPlacement = args.sortKey === 'PROCESSED_AT' || args.sortKey === 'CREATED_AT'
  const project = args.query ? parseProject(args.query) : undefined
  if (fromEnd || args.before || project === null || !args.reverse || !isByPlacement) {
    throw badInput(
      'orders are served with first, after, reverse: true, sortKey: PROCESSED_AT and query: project:{id} only',
    )
  }
  if (size === 0) return connection<Node>([], { hasNextPage: true, hasPreviousPage: false })
  const after = args.after ? parseCursor(args.after) : null
  const page = await list({ first: Math.min(size, CUSTOMER_ORDERS_MAX), after, project })
  if (!page.ok) throw badInput('invalid cursor')
  const { orders, hasMore } = page.value
  const nodes = await toNodes(orders)
  const edges = orders.flatMap(({ id }, index) => {
    const node = nodes[index]
    return node === undefined ? [] : [{ cursor: encodeCursor([id]), node }]
  })
  return connection(edges, { hasNextPage: hasMore, hasPreviousPage: after !== null })
}

/** Returns null if the query does not filter by project. */
function parseProject(query: string): string | null {
  return /^project:([0-9a-f-]{36})$/.exec(query)?.[1] ?? null
}

function parseCursor(cursor: string): string {
  const [id] = decodeCursor(cursor)
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) throw badInput('invalid cursor')
  return id
}
