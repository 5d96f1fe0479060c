import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mergeResolvers } from '@graphql-tools/merge'
import { addResolversToSchema } from '@graphql-tools/schema'
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql'
import { refuseUnservedFields } from './unserved-fields.ts'

type ResolverMap = Parameters<typeof addResolversToSchema>[0]['resolvers']

/**
 * A whole official schema (2025-04) with resolvers, of which several may add fields to the same type. A field that none
 * of them resolves answers its own value in the source, or an error.
 */
export function buildOfficialSchema(
  name: 'storefront' | 'customer-account',
  resolvers: ResolverMap[],
): GraphQLSchema {
  const path = createRequire(import.meta.url).resolve(`@shopify/hydrogen-react/${name}.schema.json`)
  const schema = addResolversToSchema({
    schema: buildClientSchema(JSON.parse(readFileSync(path, 'utf8')) as IntrospectionQuery),
    resolvers: mergeResolvers(resolvers),
    updateResolversInPlace: true,
  })
  return refuseUnservedFields(schema)
}
