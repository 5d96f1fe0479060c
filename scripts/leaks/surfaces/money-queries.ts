import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** The depth at which a selection ends, so that a document is not longer than the services accept. */
const DEPTH_MAX = 6
const LONG_DEPTH_MAX = 5
const LONG_TYPES = new Set(['Customer'])
const ITEMS = 3
/** The order arguments of lists that are only served in one order. */
const REQUIRED_ORDERS = new Map([['Customer.orders', ', reverse: true, sortKey: PROCESSED_AT']])
const METAFIELDS =
  'metafields(identifiers: [{namespace: "custom", key: "tradePrice"}, {namespace: "custom", key: "shippingCosts"}]) { value }'

/**
 * Selects everything below a type that has an amount, and attributes of products; returns null if there is nothing.
 * `unserved` are fields, as `Type.field`, that the shop does not serve.
 */
export function moneySelection(
  schema: GraphQLSchema,
  typeName: string,
  unserved: ReadonlySet<string>,
): string | null {
  const root = schema.getType(typeName)
  return root ? selectionOf(root, []) : null

  function selectionOf(type: GraphQLNamedType, ancestors: readonly string[]): string | null {
    if (type.name === 'MoneyV2') return '{ amount currencyCode }'
    const depthMax = LONG_TYPES.has(typeName) ? LONG_DEPTH_MAX : DEPTH_MAX
    if (ancestors.length >= depthMax || ancestors.includes(type.name)) return null
    if (isAbstractType(type)) {
      // Two types may define the same field with different types, which a query cannot contain.
      const [first] = schema.getPossibleTypes(type).flatMap((possible) => {
        const inner = selectionOf(possible, ancestors)
        return inner === null ? [] : [`{ ... on ${possible.name} ${inner} }`]
      })
      return first ?? null
    }
    if (!isObjectType(type)) return null
    const all = type.getFields()
    const fields = Object.values(all).flatMap((field) => {
      if (unserved.has(`${type.name}.${field.name}`) || (field.name === 'edges' && all.nodes)) return []
      return fieldOf(type.name, field, [...ancestors, type.name]) ?? []
    })
    return fields.length > 0 ? `{ ${fields.join(' ')} }` : null
  }

  function fieldOf(
    owner: string,
    field: GraphQLField<unknown, unknown>,
    ancestors: readonly string[],
  ): string | null {
    if (field.name === 'metafields' && field.args.some(({ name }) => name === 'identifiers'))
      return METAFIELDS
    if (field.args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined))
      return null
    const inner = selectionOf(getNamedType(field.type), ancestors)
    if (inner === null) return null
    const isConnection = field.args.some(({ name }) => name === 'first')
    const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type)
    const order = REQUIRED_ORDERS.get(`${owner}.${field.name}`) ?? ''
    return `${field.name}${isConnection && !isList ? `(first: ${ITEMS}${order})` : ''} ${inner}`
  }
}
