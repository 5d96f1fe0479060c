import { cookieTable } from '#app/visitor/cookies/cookie-table.ts'
import { nameOf, type Route } from '../../routes/route.ts'
import { send } from '../request.ts'
import type { Target } from '../target/target.ts'
import { type Form, findForms } from './forms.ts'

/** Names used by the storefront's pages: of form fields, of link parameters and of cookies. */
export type ParameterNames = {
  readonly fields: readonly string[]
  readonly parameters: readonly string[]
  readonly cookies: readonly string[]
  /** The forms of one page per route, by the route's name. */
  readonly forms: ReadonlyMap<string, readonly Form[]>
}

/** Redirect targets and other names that are only used in forms without a page. */
const UNLINKED = ['to', 'callback', 'back', 'similar', 'state', 'code', 'key', 'until', 'signature', 'reason']

/** Collects the names and forms of one page per route, with `cookie` unless the page belongs to someone else. */
export async function findParameterNames(
  target: Target,
  routes: readonly Route[],
  cookie: string,
): Promise<ParameterNames> {
  const fields = new Set(UNLINKED)
  const parameters = new Set(UNLINKED)
  const cookies = new Set(cookieTable.map(({ name }) => name))
  const forms = new Map<string, readonly Form[]>()
  for (const route of routes) {
    const path = route.samples[0] ?? route.pattern
    // Signing out would end the session that the walk needs.
    if (/[:*]|logout/.test(path)) continue
    const headers = { cookie: route.cookie ?? cookie }
    const response = await send(target, { what: 'names', route: '', method: 'GET', path, headers })
    forms.set(nameOf(route), findForms(response.body))
    for (const [, name = ''] of response.body.matchAll(/ name="([\w.[\]-]{1,60})"/g)) fields.add(name)
    for (const [, search = ''] of response.body.matchAll(/href="[^"?#]*\?([^"#]+)/g)) {
      for (const name of new URLSearchParams(search.replaceAll('&amp;', '&')).keys()) parameters.add(name)
    }
    for (const line of response.cookies) cookies.add(line.split('=', 1)[0] ?? '')
  }
  return {
    fields: [...fields],
    parameters: [...new Set([...parameters, ...fields])],
    cookies: [...cookies],
    forms,
  }
}
