import type { Attack } from '../request.ts'
import type { Tokens } from '../target/target.ts'
import { encodePart, headerValue } from './encode.ts'
import { METHODS } from './malformed.ts'
import type { Kind, Material } from './page-attacks.ts'
import { nameOf, parametersOf, pathWith, type Route } from './route.ts'

/** What anybody may ask of a service: the provider of sign-in, what is published, and the carrier for who has the key of a cart. */
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
const DEEP = 5_000
/** Bodies that are wrong whatever was wanted. */
const BODIES: readonly [string, string | Buffer][] = [
  ['nothing', ''],
  ['no JSON', '{"a":'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['a list', '[[],{},null]'],
  ['deep lists', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['deep objects', `${'{"query":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  [
    'prototype keys',
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":1}',
  ],
  ['invalid UTF-8', Buffer.from('{"query":"\xff\xfe\x80"}', 'latin1')],
  ['a byte order mark', '\ufeff{"query":"x"}'],
  ['a key of 100,000 characters', `{"${'k'.repeat(100_000)}":1}`],
  ['50,000 keys', `{${Array.from({ length: 50_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`],
  ['huge numbers', '{"page":1e308,"hitsPerPage":-9007199254740993,"quantity":99999999999999999999}'],
]

/** Each of them is tried at every address of every service. */
export function serviceKinds(tokens: Tokens | null): readonly Kind[] {
  const keys = tokens ? keyHeaders(tokens) : {}
  return [
    ({ route }) => ({ ...ask(route, 'no key'), ...refused(route) }),
    ({ route, hostile }) => ({
      ...ask(route, `wrong keys: ${hostile.what}`),
      headers: {
        ...JSON_TYPE,
        ...Object.fromEntries(KEY_HEADERS.map((name) => [name, headerValue(hostile.word.slice(0, 500))])),
      },
      ...refused(route),
    }),
    ({ route }) => ({
      ...ask(route, 'keys that are not ASCII'),
      headers: {
        ...JSON_TYPE,
        ...Object.fromEntries(KEY_HEADERS.map((name) => [name, 'Bearer \xe9\xff\xa0'])),
      },
      ...refused(route),
    }),
    ({ route, hostile }) =>
      parametersOf(route.pattern).length === 0
        ? null
        : {
            ...withKeys(route, `parameter: ${hostile.what}`),
            path: pathWith(route.pattern, encodePart(hostile.word)),
          },
    (material) => searched(material, keys),
    ({ route, hostile, bodies, chance }) => ({
      ...withKeys(route, `right shape: ${hostile.what}`),
      body: JSON.stringify(chance.shuffled(bodies)[0] ?? null),
    }),
    ({ route, chance }) => {
      const [what, body] = chance.shuffled(BODIES)[0] ?? ['nothing', '']
      return { ...withKeys(route, `body: ${what}`), body }
    },
    ({ route, hostile }) => ({
      ...withKeys(route, `text instead of JSON: ${hostile.what}`),
      headers: { ...keys, 'content-type': 'text/plain' },
      body: hostile.word,
    }),
    ({ route, chance }) => {
      const method = chance.pick(METHODS)
      return { ...withKeys(route, method), method, ...(method === 'TRACE' && { statuses: [405] }) }
    },
  ]

  function withKeys(route: Route, what: string): Attack {
    return { ...ask(route, what), headers: { ...JSON_TYPE, ...keys } }
  }
}

function searched({ route, hostile, names, chance }: Material, keys: Record<string, string>): Attack {
  const wanted = [
    ...chance.shuffled(names.parameters).slice(0, 2),
    'query',
    '$name',
    'params',
    'filters',
    'first',
  ]
  const search = wanted.map((name) => `${encodePart(name)}=${encodePart(hostile.word)}`).join('&')
  const asked = ask(route, `search: ${hostile.what}`)
  return { ...asked, path: `${asked.path}?${search}`, headers: { ...JSON_TYPE, ...keys } }
}

function ask(route: Route, what: string): Attack {
  const method = route.method === 'ALL' ? 'POST' : route.method
  const attack = { what, route: nameOf(route), method, path: samplePath(route.pattern) }
  return method === 'GET' || method === 'DELETE' ? attack : { ...attack, headers: JSON_TYPE, body: '{}' }
}

/** A path that gets past what a service looks at before it asks for a key. */
function samplePath(pattern: string): string {
  const known = pattern
    .replace('/services/content/:version', '/services/content/v2025-02-19')
    .replace(':version', '2025-04')
    .replace(':dataset', 'production')
    .replace(':kind', 'images')
    .replace(/:index\/(queries|objects)$/, '*/$1')
  return known.includes('/*/') ? known.replace('*', '%2A') : pathWith(known, 'none')
}

/** How somebody without a key has to be answered. */
function refused({ pattern }: Route): Pick<Attack, 'statuses'> {
  if (IS_OPEN.test(pattern)) return {}
  return { statuses: HAS_OWN_KEY.test(pattern) ? [400, 401, 403, 404] : [401, 403] }
}

/** The keys that a browser, or anybody who reads its requests, has. */
export function keyHeaders(tokens: Tokens): Record<string, string> {
  return {
    'x-shopify-storefront-access-token': tokens.commercePublic,
    'x-algolia-api-key': tokens.search,
    'x-algolia-application-id': 'bottega',
    authorization: `Bearer ${tokens.contentRead}`,
  }
}
