import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { addResolversToSchema } from '@graphql-tools/schema'
import { buildClientSchema, GraphQLScalarType, type GraphQLSchema, type IntrospectionQuery } from 'graphql'
import { scalarResolvers } from '#services/kernel/graphql/scalars.ts'
import { refuseUnservedFields } from '#services/kernel/graphql/unserved-fields.ts'
import type { Resolvers } from './graphql/execution.ts'
import { orderResolvers } from './orders/order-resolvers.ts'
import { addressMutations } from './people/address-mutations.ts'
import { attributeResolvers } from './people/attribute-resolvers.ts'
import { customerResolvers } from './people/customer-resolvers.ts'

/**
 * The whole official Customer Account schema (2025-04) with the resolvers of this shop.
 * Built on first use and kept for the life of the process.
 */
export function customerSchema(): GraphQLSchema {
  schema ??= buildSchema()
  return schema
}

let schema: GraphQLSchema | undefined

function buildSchema(): GraphQLSchema {
  const path = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/customer-account.schema.json')
  const official = buildClientSchema(JSON.parse(readFileSync(path, 'utf8')) as IntrospectionQuery)
  const resolvers = merged(customerResolvers, addressMutations, attributeResolvers, orderResolvers)
  const { Decimal, URL, HTML, UnsignedInt64, DateTime, ISO8601DateTime } = scalarResolvers
  const scalars = { Decimal, URL, HTML, UnsignedInt64, DateTime, ISO8601DateTime, JSON: ANY_JSON }
  const resolved = addResolversToSchema({
    schema: official,
    resolvers: { ...resolvers, ...scalars },
    updateResolversInPlace: true,
  })
  return refuseUnservedFields(resolved)
}

const ANY_JSON = new GraphQLScalarType({ name: 'JSON' })

/** One map of several: each may add fields to the same type. */
function merged(...maps: Resolvers[]): Resolvers {
  const all: Resolvers = {}
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) all[type] = { ...all[type], ...fields }
  }
  return all
}
