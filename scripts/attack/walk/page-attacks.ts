import type { Chance } from '../random.ts'
import type { Attack } from '../request.ts'
import { encodePart, headerValue } from './encode.ts'
import type { HostileWord } from './hostile-words.ts'
import type { KnownNames } from './known-names.ts'
import { MALFORMED_HEADERS, MALFORMED_PATHS, METHODS } from './malformed.ts'
import { nameOf, parametersOf, pathWith, type Route } from './route.ts'

/** What a kind of attack is made of. */
export type Material = {
  readonly route: Route
  readonly chance: Chance
  readonly names: KnownNames
  /** Bodies of the right shape around a hostile word. */
  readonly bodies: readonly unknown[]
  readonly hostile: HostileWord
}

export type Kind = (material: Material) => Attack | null

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Each of them is tried at every page. */
export const PAGE_KINDS: readonly Kind[] = [
  ({ route, hostile }) =>
    parametersOf(route.pattern).length === 0
      ? null
      : {
          ...get(route, `parameter: ${hostile.what}`),
          path: pathWith(route.pattern, encodePart(hostile.word)),
        },
  ({ route, hostile }) => ({
    ...get(route, `more path: ${hostile.what}`),
    path: `${base(route).replace(/\/$/, '')}/${encodePart(hostile.word)}`,
  }),
  ({ route, hostile, names, chance }) => ({
    ...get(route, `search: ${hostile.what}`),
    path: `${base(route)}?${search(chance.shuffled(names.parameters).slice(0, 3), hostile)}`,
  }),
  ({ route, hostile, names }) => ({
    ...get(route, `every search: ${hostile.what}`),
    path: `${base(route)}?${search(names.parameters, { ...hostile, word: hostile.word.slice(0, 60) })}`,
  }),
  ({ route, hostile, names, chance }) => ({
    ...get(route, `data: ${hostile.what}`),
    path: `${base(route).replace(/\/$/, '') || '/_root'}.data?${search(chance.shuffled(names.parameters).slice(0, 2), hostile)}`,
  }),
  ({ route, hostile, names }) => ({
    ...get(route, `form: ${hostile.what}`),
    method: 'POST',
    headers: FORM,
    body: search(names.fields, hostile),
  }),
  ({ route, hostile, names, chance }) => ({
    ...get(route, `multipart: ${hostile.what}`),
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: chance
      .shuffled(names.fields)
      .slice(0, 8)
      .map(
        (name) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${hostile.word}"\r\n\r\n${hostile.word}\r\n`,
      )
      .join(''),
  }),
  ({ route, hostile, bodies, chance }) => ({
    ...get(route, `JSON: ${hostile.what}`),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(chance.shuffled(bodies)[0] ?? null),
  }),
  ({ route, chance }) => {
    const method = chance.pick(METHODS)
    return { ...get(route, method), method, ...(method === 'TRACE' && { statuses: [405] }) }
  },
  ({ route, hostile, names }) => ({
    ...get(route, `form of another site: ${hostile.what}`),
    method: 'POST',
    headers: { ...FORM, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: search(names.fields.slice(0, 5), hostile),
    statuses: [403],
  }),
  ({ route, hostile, names }) => ({
    ...get(route, `cookies: ${hostile.what}`),
    headers: {
      cookie: names.cookies.map((name) => `${name}=${encodePart(hostile.word.slice(0, 200))}`).join('; '),
    },
  }),
  ({ route, hostile, chance }) => {
    const name = chance.pick(MALFORMED_HEADERS)
    return { ...get(route, `${name}: ${hostile.what}`), headers: { [name]: headerValue(hostile.word) } }
  },
  ({ route, chance }) => {
    const malformed = chance.pick(MALFORMED_PATHS)
    return {
      ...get(route, `path: ${malformed.slice(0, 20)}`),
      path: base(route).replace(/\/$/, '') + malformed,
    }
  },
  ({ route, chance }) => {
    const locale = chance.pick([
      '/en-us/',
      '/de-de',
      '/xx-yy',
      '/fr-at',
      '/EN-US',
      '/en-us/.',
      '/de-de/..',
      '/__proto__',
    ])
    return { ...get(route, `locale ${locale}`), path: locale + base(route) }
  },
]

function get(route: Route, what: string): Attack {
  return { what, route: nameOf(route), method: 'GET', path: base(route) }
}

function base({ samples, pattern }: Route): string {
  return samples[0] ?? pathWith(pattern, 'none')
}

function search(names: readonly string[], { word }: HostileWord): string {
  return names.map((name) => `${encodePart(name)}=${encodePart(word)}`).join('&')
}
