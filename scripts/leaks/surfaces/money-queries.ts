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
/** Lists that are only served in one order. */
const ORDERED = new Map([['Customer.orders', ', reverse: true, sortKey: PROCESSED_AT']])
const TRADE =
  'metafields(identifiers: [{namespace: "custom", key: "tradePrice"}, {namespace: "custom", key: "shippingCosts"}]) { value }'

/**
 * The selection of everything below a type that has an amount, or an attribute of a product; null if there is nothing.
 * `unserved` are fields, as `Type.field`, that the shop does not serve.
 */
export function moneySelection(
  schema: GraphQLSchema,
  typeName: string,
  unserved: ReadonlySet<string>,
): string | null {
  const type = schema.getType(typeName)
  return type ? selectionOf(type, []) : null

  function selectionOf(named: GraphQLNamedType, above: readonly string[]): string | null {
    if (named.name === 'MoneyV2') return '{ amount currencyCode }'
    if (above.length >= (LONG_TYPES.has(typeName) ? LONG_DEPTH_MAX : DEPTH_MAX) || above.includes(named.name))
      return null
    if (isAbstractType(named)) {
      // Two types may define the same field with different types, which a query cannot contain.
      const [first] = schema.getPossibleTypes(named).flatMap((possible) => {
        const inner = selectionOf(possible, above)
        return inner === null ? [] : [`{ ... on ${possible.name} ${inner} }`]
      })
      return first ?? null
    }
    if (!isObjectType(named)) return null
    const all = named.getFields()
    const fields = Object.values(all).flatMap((field) => {
      if (unserved.has(`${named.name}.${field.name}`) || (field.name === 'edges' && all.nodes)) return []
      return fieldOf(named.name, field, [...above, named.name]) ?? []
    })
    return fields.length > 0 ? `{ ${fields.join(' ')} }` : null
  }

  function fieldOf(
    owner: string,
    field: GraphQLField<unknown, unknown>,
    above: readonly string[],
  ): string | null {
    if (field.name === 'metafields' && field.args.some(({ name }) => name === 'identifiers')) return TRADE
    if (
      field.args.some(({ type: given, defaultValue }) => isNonNullType(given) && defaultValue === undefined)
    )
      return null
    const inner = selectionOf(getNamedType(field.type), above)
    if (inner === null) return null
    const isConnection = field.args.some(({ name }) => name === 'first')
    const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type)
    const given = ORDERED.get(`${owner}.${field.name}`) ?? ''
    return `${field.name}${isConnection && !isList ? `(first: ${ITEMS}${given})` : ''} ${inner}`
  }
}
