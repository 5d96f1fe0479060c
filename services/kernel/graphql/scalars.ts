import { GraphQLScalarType, Kind, type ValueNode } from 'graphql'

/** Serializes the custom scalars of the official schema. A value of the wrong shape is a bug, and throws. */
export const scalarResolvers = {
  Decimal: textScalar('Decimal', (value) => requireMatch(value, /^-?\d+\.\d+$/)),
  URL: textScalar('URL', (value) => requireMatch(value, /^(https?:\/)?\/[^\s]*$/)),
  HTML: textScalar('HTML', (value) => requireMatch(value, /^/)),
  Color: textScalar('Color', (value) => requireMatch(value, /^#[0-9a-f]{6}$/i)),
  UnsignedInt64: textScalar('UnsignedInt64', (value) => requireMatch(String(value), /^\d+$/)),
  DateTime: textScalar('DateTime', toDateTime),
  ISO8601DateTime: textScalar('ISO8601DateTime', toDateTime),
}

function textScalar(name: string, serialize: (value: unknown) => string): GraphQLScalarType {
  return new GraphQLScalarType({
    name,
    serialize,
    parseValue: serialize,
    parseLiteral: literalText(serialize),
  })
}

/** Literals of these scalars are quoted strings or bare numbers. */
function literalText(serialize: (value: unknown) => string) {
  return (node: ValueNode): string => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT)
      return serialize(node.value)
    throw new TypeError('Expected a string')
  }
}

function requireMatch(value: unknown, shape: RegExp): string {
  if (typeof value === 'string' && shape.test(value)) return value
  throw new TypeError(`Not a value of this scalar: ${String(value)}`)
}

/** Formats a time in UTC to the second, as the hosted service does: `2026-11-20T09:30:00Z`. */
function toDateTime(value: unknown): string {
  const date = value instanceof Date ? value : new Date(String(value))
  if (Number.isNaN(date.getTime())) throw new TypeError(`Not a date and time: ${String(value)}`)
  return `${date.toISOString().slice(0, 19)}Z`
}
