import { GraphQLScalarType, type GraphQLSchema } from 'graphql'
import { buildOfficialSchema } from '#services/kernel/graphql/official-schema.ts'
import { scalarResolvers } from '#services/kernel/graphql/scalars.ts'
import { attributeResolvers } from './attribute-resolvers.ts'
import { customerResolvers } from './customer-resolvers.ts'
import type { Execution, Resolvers } from './graphql/execution.ts'
import { fromWireId } from './graphql/wire-id.ts'
import { findCompanyOrder } from './orders/company-orders.ts'
import { toOrderNode } from './orders/order-node.ts'
import { type OrderArguments, paginateOrders } from './orders/page-of-orders.ts'
import { addressMutations } from './people/address-mutations.ts'

const orderResolvers: Resolvers = {
  QueryRoot: { order: findOrder },
  Customer: { orders },
}

/**
 * The whole official Customer Account schema with the resolvers of this shop. Built on first use and cached for the
 * lifetime of the process.
 */
export function customerSchema(): GraphQLSchema {
  schema ??= buildOfficialSchema('customer-account', [
    customerResolvers,
    addressMutations,
    attributeResolvers,
    orderResolvers,
    customerScalars,
  ])
  return schema
}

let schema: GraphQLSchema | undefined

const { Decimal, URL, HTML, UnsignedInt64, DateTime, ISO8601DateTime } = scalarResolvers
const ANY_JSON = new GraphQLScalarType({ name: 'JSON' })
const customerScalars = { Decimal, URL, HTML, UnsignedInt64, DateTime, ISO8601DateTime, JSON: ANY_JSON }

async function findOrder(_: unknown, { id }: { id: string }, execution: Execution) {
  const { options, caller } = execution
  const orderId = fromWireId('Order', id)
  if (orderId === null) return null
  const order = await options.orders.find(caller, orderId)
  return order ? toOrderNode(order, options.shopUrl, null) : findCompanyOrder(orderId, execution)
}

async function orders(_: unknown, args: OrderArguments, { options, caller }: Execution) {
  return paginateOrders(
    args,
    (page) => options.orders.list(caller, page),
    async (orders) => orders.map((order) => toOrderNode(order, options.shopUrl, null)),
  )
}
