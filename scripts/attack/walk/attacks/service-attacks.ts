import { nameOf, parametersOf, pathWith, type Route, withSearch } from '../../../routes/route.ts'
import type { Attack } from '../../request.ts'
import type { Headers, ServerKeys } from '../../target/server-keys.ts'
import type { Tokens } from '../../target/target.ts'
import { encodePart, headerValue } from '../bodies/encode.ts'
import { METHODS } from '../bodies/malformed.ts'
import { bodyOf, shapesFor } from '../bodies/shapes.ts'
import { wireBody } from '../bodies/wire-bodies.ts'
import { WRONG_BODIES } from '../bodies/wrong-bodies.ts'
import type { AttackInput, AttackKind } from './attack-kind.ts'

/**
 * The credentials and ids for a shop's services; those of a shop that someone else started are unknown and left out.
 */
export type ServiceAccess = {
  readonly tokens: Tokens | null
  readonly serverKeys: ServerKeys | null
  /** Values for the parameters of the routes of a service: `orderId` of `commerce`. */
  readonly parameterValues: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * The public calls of a service: the sign-in provider, published content, and the carrier for anyone with a cart's key.
 */
const IS_OPEN =
  /^\/authentication|^\/\.well-known|^\/services\/content\/(?:images|files|:version\/data\/(?:query|doc))\/|^\/services\/(?:carrier|tracking)\//
/** Protected by the key of a cart or order, or by a signature; without it, not even their existence is revealed. */
const HAS_OWN_KEY = /^\/services\/(?:commerce\/checkout\/|mail\/bounces$)/
const JSON_TYPE = { 'content-type': 'application/json' }
/** Headers with credentials for guarded services. */
const KEY_HEADERS = [
  ...(['authorization', 'x-shopify-storefront-access-token', 'shopify-storefront-private-token'] as const),
  ...(['x-algolia-api-key', 'x-api-key', 'x-cart-key'] as const),
]
/** The share of attacks with a server's or the team's keys, if known. */
const SERVER_SHARE = 0.5
/** Values of parameters that a service checks before the key. */
const DEFAULT_PARAMETER_VALUES: ServiceAccess['parameterValues'] = {
  content: { version: 'v2025-02-19', dataset: 'production', kind: 'images', project: 'house' },
  commerce: { version: '2025-04' },
  customer: { version: '2025-04' },
}

/** The kinds of attacks tried on every route of every service. */
export function serviceKinds({ tokens, serverKeys, parameterValues }: ServiceAccess): readonly AttackKind[] {
  const publicKeys = tokens ? keyHeaders(tokens) : {}
  return [
    ({ route }) => ({ ...call(route, 'no key'), ...expectRefusal(route) }),
    ({ route, hostile }) => ({
      ...call(route, `wrong keys: ${hostile.what}`),
      headers: {
        ...JSON_TYPE,
        ...Object.fromEntries(KEY_HEADERS.map((name) => [name, headerValue(hostile.word.slice(0, 500))])),
      },
      ...expectRefusal(route),
    }),
    ({ route }) => ({
      ...call(route, 'keys that are not ASCII'),
      headers: {
        ...JSON_TYPE,
        ...Object.fromEntries(KEY_HEADERS.map((name) => [name, 'Bearer \xe9\xff\xa0'])),
      },
      ...expectRefusal(route),
    }),
    (input) =>
      parametersOf(input.route.pattern).length === 0
        ? null
        : {
            ...withKeys(input, `parameter: ${input.hostile.what}`),
            path: pathWith(input.route.pattern, encodePart(input.hostile.word)),
          },
    (input) => withHostileSearch(input, withKeys(input, `search: ${input.hostile.what}`)),
    (input) => ({
      ...withKeys(input, `right shape: ${input.hostile.what}`),
      body: JSON.stringify(bodyFor(input)),
    }),
    (input) => {
      const { what, body } = input.chance.pick(WRONG_BODIES)
      return { ...withKeys(input, `body: ${what}`), body }
    },
    (input) => {
      const attack = withKeys(input, `text instead of JSON: ${input.hostile.what}`)
      return {
        ...attack,
        headers: { ...attack.headers, 'content-type': 'text/plain' },
        body: input.hostile.word,
      }
    },
    (input) => {
      const method = input.chance.pick(METHODS)
      return {
        ...withKeys(input, method),
        method,
        ...(method === 'TRACE' && { statuses: [405] }),
      }
    },
  ]

  function call(route: Route, what: string): Attack {
    const method = route.method === 'ALL' ? 'POST' : route.method
    const attack = { what, route: nameOf(route), method, path: samplePath(route) }
    return method === 'GET' || method === 'DELETE' ? attack : { ...attack, headers: JSON_TYPE, body: '{}' }
  }

  function withKeys({ route, chance }: AttackInput, what: string): Attack {
    const keys: Headers = serverKeys && chance.next() < SERVER_SHARE ? serverKeys(route) : publicKeys
    return { ...call(route, what), headers: { ...JSON_TYPE, ...keys } }
  }

  /** A path that passes the checks before the key, to something that exists. */
  function samplePath({ part, pattern }: Route): string {
    const path = pathWith(pattern.replace(/:index\/(queries|objects)$/, '%2A/$1'), 'none', {
      ...DEFAULT_PARAMETER_VALUES[part],
      ...parameterValues[part],
    })
    // Queries use an existing index, changes another one.
    return path.replace(/\/none\/(query|facets)/, '/products/$1')
  }
}

/** A body with the shape of the route's contract, around a hostile word. */
export function bodyFor({ route, hostile, shapes, chance }: AttackInput): unknown {
  const wire = wireBody(route, hostile.word)
  if (wire !== undefined) return wire
  const [shape] = chance.shuffle(shapesFor(shapes, route))
  return shape ? bodyOf(shape.schema, hostile.word) : null
}

function withHostileSearch({ hostile, names, chance }: AttackInput, attack: Attack): Attack {
  const wanted = [
    ...chance.shuffle(names.parameters).slice(0, 2),
    'query',
    '$name',
    'params',
    'filters',
    'first',
  ]
  const search = wanted.map((name) => `${encodePart(name)}=${encodePart(hostile.word)}`).join('&')
  return { ...attack, path: withSearch(attack.path, search) }
}

/** The expected status codes without a key. */
function expectRefusal({ pattern }: Route): Pick<Attack, 'statuses'> {
  if (IS_OPEN.test(pattern)) return {}
  return { statuses: HAS_OWN_KEY.test(pattern) ? [400, 401, 403, 404] : [401, 403] }
}

/** The keys that a browser has. */
export function keyHeaders(tokens: Tokens): Record<string, string> {
  return {
    'x-shopify-storefront-access-token': tokens.commercePublic,
    'x-algolia-api-key': tokens.search,
    'x-algolia-application-id': 'house',
    authorization: `Bearer ${tokens.contentRead}`,
  }
}
