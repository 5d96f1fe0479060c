import { GraphQLScalarType, type GraphQLSchema } from 'graphql'
import { buildOfficialSchema } from '#services/kernel/graphql/official-schema.ts'
import { scalarResolvers } from '#services/kernel/graphql/scalars.ts'
import { orderResolvers } from './orders/order-resolvers.ts'
import { addressMutations } from './people/address-mutations.ts'
import { attributeResolvers } from './people/attribute-resolvers.ts'
import { customerResolvers } from './people/customer-resolvers.ts'

/**
 * The whole official Customer Account schema with the resolvers of this shop.
 * Built on first use and kept for the life of the process.
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
