import type { GraphQLSchema } from 'graphql'
import { buildOfficialSchema } from '#services/kernel/graphql/official-schema.ts'
import { scalarResolvers } from '#services/kernel/graphql/scalars.ts'
import { cartResolvers } from './carts/cart-resolvers.ts'
import { catalogueResolvers } from './catalogue/catalogue-resolvers.ts'

/**
 * The whole official Storefront schema with the resolvers of this shop.
 * Built on first use and kept for the life of the process: it takes about a tenth of a second.
 */
export function commerceSchema(): GraphQLSchema {
  schema ??= buildOfficialSchema('storefront', [...catalogueResolvers, cartResolvers, scalarResolvers])
  return schema
}

let schema: GraphQLSchema | undefined
