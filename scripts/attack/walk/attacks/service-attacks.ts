import type { Attack } from '../../request.ts'
import type { Headers, ServerKeys } from '../../target/server-keys.ts'
import type { Tokens } from '../../target/target.ts'
import { encodePart, headerValue } from '../bodies/encode.ts'
import { METHODS } from '../bodies/malformed.ts'
import { bodyOf, shapesFor } from '../bodies/shapes.ts'
import { wireBody } from '../bodies/wire-bodies.ts'
import { WRONG_BODIES } from '../bodies/wrong-bodies.ts'
import { nameOf, parametersOf, pathWith, type Route, withSearch } from '../routes/route.ts'
import type { Kind, Material } from './attack-kind.ts'

/** What opens the services of a shop, and what is in them; what is not known of a shop of others is left out. */
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
  /^\/authentication|^\/\.well-known|^\/services\/content\/(?:images|files|:version\/data\/(?:query|doc))\/|^\/services\/carrier\//
/** What a cart's or an order's own key opens: without it nobody learns that there is one. */
const HAS_OWN_KEY = /^\/services\/commerce\/checkout\//
const JSON_TYPE = { 'content-type': 'application/json' }
/** Headers that a guarded service takes its key from. */
const KEY_HEADERS = [
  ...(['authorization', 'x-shopify-storefront-access-token', 'shopify-storefront-private-token'] as const),
  ...(['x-algolia-api-key', 'x-api-key', 'x-cart-key'] as const),
]
/** How often an attack carries the keys of a server and of the team, where they are known. */
const SERVER_SHARE = 0.5
/** What a service looks at before it requests a key. */
const ALWAYS_KNOWN: ServiceAccess['known'] = {
  content: { version: 'v2025-02-19', dataset: 'production', kind: 'images', project: 'bottega' },
  commerce: { version: '2025-04' },
  customer: { version: '2025-04' },
}

/** Each of them is tried at every address of every service. */
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

  /** A path that gets past what a service looks at before it requests a key, to something that is there. */
  function samplePath({ part, pattern }: Route): string {
    const path = pathWith(pattern.replace(/:index\/(queries|objects)$/, '%2A/$1'), 'none', {
      ...ALWAYS_KNOWN[part],
      ...known[part],
    })
    // Queries go to an index that is there, changes to another.
    return path.replace(/\/none\/(query|facets)/, '/products/$1')
  }
}

/** A body of the shape that a route wants, around a hostile word. */
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

/** How someone without a key has to be answered. */
function refused({ pattern }: Route): Pick<Attack, 'statuses'> {
  if (IS_OPEN.test(pattern)) return {}
  return { statuses: HAS_OWN_KEY.test(pattern) ? [400, 401, 403, 404] : [401, 403] }
}

/** The keys that a browser, or anyone who reads its requests, has. */
export function keyHeaders(tokens: Tokens): Record<string, string> {
  return {
    'x-shopify-storefront-access-token': tokens.commercePublic,
    'x-algolia-api-key': tokens.search,
    'x-algolia-application-id': 'bottega',
    authorization: `Bearer ${tokens.contentRead}`,
  }
}
