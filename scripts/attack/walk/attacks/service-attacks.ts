import { nameOf, parametersOf, pathWith, type Route, withSearch } from '../../../routes/route.ts'
import type { Attack } from '../../request.ts'
import type { Headers, ServerKeys } from '../../target/server-keys.ts'
import type { Tokens } from '../../target/target.ts'
import { encodePart, headerValue } from '../bodies/encode.ts'
import { METHODS } from '../bodies/malformed.ts'
import { bodyOf, shapesFor } from '../bodies/shapes.ts'
import { wireBody } from '../bodies/wire-bodies.ts'
import { WRONG_BODIES } from '../bodies/wrong-bodies.ts'
import type { Kind, Material } from './attack-kind.ts'

/**
 * The credentials and ids for a shop's services; those of a shop that someone else started are unknown and left out.
 */
export type ServiceAccess = {
  readonly tokens: Tokens | null
  readonly serverKeys: ServerKeys | null
  /** Values for the parameters of the routes of a service: `orderId` of `commerce`. */
  readonly known: Readonly<Record<string, Readonly<Record<string, string>>>>
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
/** Values that a service checks before the key. */
const ALWAYS_KNOWN: ServiceAccess['known'] = {
  content: { version: 'v2025-02-19', dataset: 'production', kind: 'images', project: 'house' },
  commerce: { version: '2025-04' },
  customer: { version: '2025-04' },
}

/** The kinds of attacks tried on every route of every service. */
export function serviceKinds({ tokens, serverKeys, known }: ServiceAccess): readonly Kind[] {
  const publicKeys = tokens ? keyHeaders(tokens) : {}
  return [
    ({ route }) => ({ ...call(route, 'no key'), ...refused(route) }),
    ({ route, hostile }) => ({
      ...call(route, `wrong keys: ${hostile.what}`),
      headers: {
        ...JSON_TYPE,
        ...Object.fromEntries(KEY_HEADERS.map((name) => [name, headerValue(hostile.word.slice(0, 500))])),
      },
      ...refused(route),
    }),
    ({ route }) => ({
      ...call(route, 'keys that are not ASCII'),
      headers: {
        ...JSON_TYPE,
        ...Object.fromEntries(KEY_HEADERS.map((name) => [name, 'Bearer \xe9\xff\xa0'])),
      },
      ...refused(route),
    }),
    (material) =>
      parametersOf(material.route.pattern).length === 0
        ? null
        : {
            ...withKeys(material, `parameter: ${material.hostile.what}`),
            path: pathWith(material.route.pattern, encodePart(material.hostile.word)),
          },
    (material) => searched(material, withKeys(material, `search: ${material.hostile.what}`)),
    (material) => ({
      ...withKeys(material, `right shape: ${material.hostile.what}`),
      body: JSON.stringify(bodyFor(material)),
    }),
    (material) => {
      const { what, body } = material.chance.pick(WRONG_BODIES)
      return { ...withKeys(material, `body: ${what}`), body }
    },
    (material) => {
      const attack = withKeys(material, `text instead of JSON: ${material.hostile.what}`)
      return {
        ...attack,
        headers: { ...attack.headers, 'content-type': 'text/plain' },
        body: material.hostile.word,
      }
    },
    (material) => {
      const method = material.chance.pick(METHODS)
      return {
        ...withKeys(material, method),
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

  function withKeys({ route, chance }: Material, what: string): Attack {
    const keys: Headers = serverKeys && chance.next() < SERVER_SHARE ? serverKeys(route) : publicKeys
    return { ...call(route, what), headers: { ...JSON_TYPE, ...keys } }
  }

  /** A path that passes the checks before the key, to something that exists. */
  function samplePath({ part, pattern }: Route): string {
    const path = pathWith(pattern.replace(/:index\/(queries|objects)$/, '%2A/$1'), 'none', {
      ...ALWAYS_KNOWN[part],
      ...known[part],
    })
    // Queries use an existing index, changes another one.
    return path.replace(/\/none\/(query|facets)/, '/products/$1')
  }
}

/** A body with the shape of the route's contract, around a hostile word. */
export function bodyFor({ route, hostile, shapes, chance }: Material): unknown {
  const wire = wireBody(route, hostile.word)
  if (wire !== undefined) return wire
  const [shape] = chance.shuffled(shapesFor(shapes, route))
  return shape ? bodyOf(shape.schema, hostile.word) : null
}

function searched({ hostile, names, chance }: Material, attack: Attack): Attack {
  const wanted = [
    ...chance.shuffled(names.parameters).slice(0, 2),
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
function refused({ pattern }: Route): Pick<Attack, 'statuses'> {
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
