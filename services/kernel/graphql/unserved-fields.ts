import { defaultFieldResolver, GraphQLError, type GraphQLSchema, isObjectType } from 'graphql'

/** The code in `extensions.code` for a field of the official schema that this shop does not support. */
const FIELD_NOT_SERVED = 'FIELD_NOT_SERVED'

/**
 * Gives every field without a resolver a default one, which returns the property of its source, or throws if
 * there is none: a client must never read a silent null where the hosted service has a value.
 */
export function refuseUnservedFields(schema: GraphQLSchema): GraphQLSchema {
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
