import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mergeResolvers } from '@graphql-tools/merge'
import { addResolversToSchema } from '@graphql-tools/schema'
import {
  buildClientSchema,
  defaultFieldResolver,
  GraphQLError,
  type GraphQLSchema,
  type IntrospectionQuery,
  isObjectType,
} from 'graphql'

type ResolverMap = Parameters<typeof addResolversToSchema>[0]['resolvers']

/** The code in `extensions.code` for a field of the official schema that this shop does not support. */
const FIELD_NOT_SERVED = 'FIELD_NOT_SERVED'

/**
 * Builds the whole official schema (2025-04) with resolvers, several of which may add fields to the same type. A field
 * without a resolver returns the property of its source, or an error.
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

/**
 * Gives every field without a resolver a default one, which returns the property of its source, or throws if there is
 * none: a client must never read a silent null where the hosted service has a value.
 */
function refuseUnservedFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      field.resolve ??= (source, args, execution, info) => {
        if (hasValue(source, field.name)) return defaultFieldResolver(source, args, execution, info)
        throw new GraphQLError(`Field ${type.name}.${field.name} is not served by this shop`, {
          extensions: { code: FIELD_NOT_SERVED },
        })
      }
    }
  }
  return schema
}

function hasValue(source: unknown, field: string): boolean {
  return typeof source === 'object' && source !== null && Reflect.get(source, field) !== undefined
}
