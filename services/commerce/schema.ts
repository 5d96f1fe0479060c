import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { addResolversToSchema } from '@graphql-tools/schema'
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql'
import { scalarResolvers } from '#services/kernel/graphql/scalars.ts'
import { refuseUnservedFields } from '#services/kernel/graphql/unserved-fields.ts'
import { cartResolvers } from './carts/cart-resolvers.ts'
import { catalogueResolvers } from './catalogue/catalogue-resolvers.ts'
import { mergeResolvers } from './graphql/merge-resolvers.ts'

/**
 * The whole official Storefront schema (2025-04) with the resolvers of this shop.
 * Built on first use and kept for the life of the process: it takes about a tenth of a second.
 */
export function commerceSchema(): GraphQLSchema {
  schema ??= buildSchema()
  return schema
}

let schema: GraphQLSchema | undefined

function buildSchema(): GraphQLSchema {
  const path = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/storefront.schema.json')
  const official = buildClientSchema(JSON.parse(readFileSync(path, 'utf8')) as IntrospectionQuery)
  const resolved = addResolversToSchema({
    schema: official,
    resolvers: { ...mergeResolvers(catalogueResolvers, cartResolvers), ...scalarResolvers },
    updateResolversInPlace: true,
  })
  return refuseUnservedFields(resolved)
}
