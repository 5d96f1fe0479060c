import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputType,
  getIntrospectionQuery,
  getNamedType,
  type IntrospectionQuery,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { Chance } from '../../random.ts'
import { type Attack, send } from '../../request.ts'
import type { Headers, ServerKeys } from '../../target/server-keys.ts'
import { AUDIENCE_API, CUSTOMER_API, STOREFRONT_API } from '../../target/service-paths.ts'
import type { Target } from '../../target/target.ts'
import { HOSTILE_WORDS } from '../hostile-words.ts'

const DEPTH_MAX = 4
const NUMBERS = ['-1', '0', '2147483647', '-2147483648']

type Field = GraphQLField<unknown, unknown>

/** A GraphQL service with its credentials. */
export type Endpoint = { readonly name: string; readonly path: string; readonly headers: Headers }

/**
 * The GraphQL services of a shop: the storefront API for browsers, and the others for its server and
 * customers.
 */
export function graphqlEndpoints({ tokens }: Target, serverKeys: ServerKeys | null): Endpoint[] {
  const endpointsFor = (name: string, part: string, path: string) => {
    const headers = serverKeys?.({ part, method: 'POST', pattern: path })
    return headers ? [{ name, path, headers }] : []
  }
  const publicKey = tokens && { 'x-shopify-storefront-access-token': tokens.commercePublic }
  return [
    ...(publicKey ? [{ name: 'storefront', path: STOREFRONT_API, headers: publicKey }] : []),
    ...endpointsFor('storefront of a server', 'commerce', STOREFRONT_API),
    ...endpointsFor('customer', 'customer', CUSTOMER_API),
    ...endpointsFor('audience', 'audience', AUDIENCE_API),
  ]
}

/** Attacks every root field of an endpoint's introspected schema with hostile arguments, `times` times each. */
export async function graphqlAttacks(
  target: Target,
  { name, path, headers }: Endpoint,
  { chance, times }: { chance: Chance; times: number },
): Promise<Attack[]> {
  const toAttack = (what: string, document: string): Attack => ({
    what,
    route: `GraphQL ${name}`,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: document }),
  })
  const { body } = await send(target, toAttack('its schema', getIntrospectionQuery()))
  const { data } = JSON.parse(body) as { data?: IntrospectionQuery }
  if (!data) throw new Error(`${path} returned no schema: ${body.slice(0, 300)}`)
  const schema = buildClientSchema(data)
  const operations = { query: schema.getQueryType(), mutation: schema.getMutationType() }
  return Object.entries(operations).flatMap(([operation, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) =>
      Array.from({ length: times }, () => {
        const { what, text } = randomCall(field, chance)
        const attack = toAttack(what, `${operation} { ${text} }`)
        return { ...attack, route: `${attack.route} ${operation} ${field.name}` }
      }),
    ),
  )
}

function randomCall(field: Field, chance: Chance): { what: string; text: string } {
  const hostile = chance.pick(HOSTILE_WORDS)
  const args = field.args
    .filter(({ type }) => isNonNullType(type) || chance.next() < 0.5)
    .map(({ name, type }) => `${name}: ${literal(type, hostile.word, chance, 0)}`)
  const argumentList = args.length > 0 ? `(${args.join(', ')})` : ''
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  return { what: hostile.what, text: `${field.name}${argumentList}${selection}` }
}

function literal(type: GraphQLInputType, word: string, chance: Chance, depth: number): string {
  if (isNonNullType(type)) return literal(type.ofType, word, chance, depth)
  if (isListType(type)) {
    const item = literal(type.ofType, word, chance, depth)
    return `[${[item, item].join(', ')}]`
  }
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'NONE'
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      ({ type: fieldType }) => isNonNullType(fieldType) || (depth < DEPTH_MAX && chance.next() < 0.4),
    )
    return `{${fields.map(({ name, type: fieldType }) => `${name}: ${literal(fieldType, word, chance, depth + 1)}`).join(', ')}}`
  }
  const { name } = getNamedType(type)
  if (name === 'Boolean') return 'true'
  if (name === 'Int' || name === 'Float') return NUMBERS[Math.floor(chance.next() * NUMBERS.length)] ?? '0'
  return JSON.stringify(word.slice(0, 2_000))
}
