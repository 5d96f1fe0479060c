import { nameOf, parametersOf, pathWith, type Route, splitPath, withSearch } from '../../../routes/route.ts'
import type { Attack } from '../../request.ts'
import { encodePart, headerValue } from '../bodies/encode.ts'
import { MALFORMED_HEADERS, MALFORMED_PATHS, METHODS } from '../bodies/malformed.ts'
import type { Form } from '../forms.ts'
import type { HostileWord } from '../hostile-words.ts'
import type { AttackInput, AttackKind } from './attack-kind.ts'
import { bodyFor } from './service-attacks.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** The kinds of attacks tried on every page. */
export const PAGE_KINDS: readonly AttackKind[] = [
  ({ route, hostile }) =>
    parametersOf(route.pattern).length === 0
      ? null
      : {
          ...get(route, `parameter: ${hostile.what}`),
          path: pathWith(route.pattern, encodePart(hostile.word)),
        },
  ({ route, hostile }) => ({
    ...get(route, `more path: ${hostile.what}`),
    path: extendPath(route, `/${encodePart(hostile.word)}`),
  }),
  ({ route, hostile, names, chance }) => ({
    ...get(route, `search: ${hostile.what}`),
    path: withSearch(base(route), search(chance.shuffle(names.parameters).slice(0, 3), hostile)),
  }),
  ({ route, hostile, names }) => ({
    ...get(route, `every search: ${hostile.what}`),
    path: withSearch(base(route), search(names.parameters, { ...hostile, word: hostile.word.slice(0, 60) })),
  }),
  ({ route, hostile, chance }) => {
    const { path, search: ownSearch } = splitPath(base(route))
    const parameters = new URLSearchParams(ownSearch)
    const [name] = chance.shuffle([...parameters.keys()])
    if (name === undefined) return null
    parameters.delete(name)
    const others = parameters.size > 0 ? `&${parameters}` : ''
    return {
      ...get(route, `its own search ${name}: ${hostile.what}`),
      path: `${path}?${search([name], hostile)}${others}`,
    }
  },
  ({ route, hostile, names, chance }) => ({
    ...get(route, `data: ${hostile.what}`),
    path: dataPath(route, search(chance.shuffle(names.parameters).slice(0, 2), hostile)),
  }),
  (input) => {
    const { path, fields } = filledForm(input)
    return {
      ...get(input.route, `form: ${input.hostile.what}`),
      method: 'POST',
      path,
      headers: FORM,
      body: fields.map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`).join('&'),
    }
  },
  (input) => {
    const { path, fields } = filledForm(input)
    const { route, hostile } = input
    return {
      ...get(route, `multipart: ${hostile.what}`),
      method: 'POST',
      path,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: fields
        .slice(0, 12)
        .map(([name, value]) => {
          // Only values that were filled in are sent as a file.
          const file = value === hostile.word ? `; filename="${value}"` : ''
          return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
        })
        .join(''),
    }
  },
  (input) => ({
    ...get(input.route, `JSON: ${input.hostile.what}`),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyFor(input)),
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
    // A browser's report from another site only increments a metric.
    ...(route.pattern !== '/csp-reports' && { statuses: [403] }),
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
      path: extendPath(route, malformed),
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

/** The path of a route with a suffix. */
function extendPath(route: Route, suffix: string): string {
  return splitPath(base(route)).path.replace(/\/$/, '') + suffix
}

/** The path that the storefront's router requests when a script opens a page. */
function dataPath(route: Route, suffix: string): string {
  const { path, search: ownSearch } = splitPath(base(route))
  return `${path.replace(/\/$/, '') || '/_root'}.data?${ownSearch && `${ownSearch}&`}${suffix}`
}

type FilledForm = { readonly path: string; readonly fields: readonly (readonly [string, string])[] }

/**
 * A form of the page with a hostile word in all visible fields. Hidden fields and the button are unchanged, so that the
 * first check passes. A page without forms gets every field of any form.
 */
function filledForm({ route, names, hostile, chance }: AttackInput): FilledForm {
  const [form]: (Form | undefined)[] = chance.shuffle(names.forms.get(nameOf(route)) ?? [])
  const hostileOf = (field: string) => [field, hostile.word] as const
  if (!form) return { path: base(route), fields: names.fields.map(hostileOf) }
  const pressed = chance.shuffle(form.buttons).slice(0, 1)
  return {
    path: pathOf(form.action ?? '', base(route)),
    fields: [...form.hidden, ...pressed, ...form.fields.map(hostileOf)],
  }
}

/** The path of a form's action: always on the attacked shop. */
function pathOf(action: string, page: string): string {
  const base = `http://shop.invalid${page}`
  if (!URL.canParse(action, base)) return page
  const { pathname, search: ownSearch } = new URL(action, base)
  return pathname + ownSearch
}

function search(names: readonly string[], { word }: HostileWord): string {
  return names.map((name) => `${encodePart(name)}=${encodePart(word)}`).join('&')
}
