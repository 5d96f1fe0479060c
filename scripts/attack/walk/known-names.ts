import { cookieTable } from '#app/request/cookie-table.ts'
import { send } from '../request.ts'
import type { Target } from '../target/target.ts'
import type { Route } from './route.ts'

/** The names that the storefront's own pages use: of fields in forms, of parameters in links, of cookies. */
export type KnownNames = {
  readonly fields: readonly string[]
  readonly parameters: readonly string[]
  readonly cookies: readonly string[]
}

/** Where a page is led to and back: names that only forms without a page use. */
const LEADING = ['to', 'callback', 'back', 'similar', 'state', 'code', 'key', 'until', 'signature', 'reason']

/** Reads the names off one page of each route. */
export async function findKnownNames(target: Target, routes: readonly Route[]): Promise<KnownNames> {
  const paths = routes.flatMap(({ samples }) => samples.slice(0, 1))
  const fields = new Set(LEADING)
  const parameters = new Set(LEADING)
  const cookies = new Set(cookieTable.map(({ name }) => name))
  for (const path of paths) {
    const { body, cookies: lines } = await send(target, { what: 'names', route: '', method: 'GET', path })
    for (const [, name = ''] of body.matchAll(/ name="([\w.[\]-]{1,60})"/g)) fields.add(name)
    for (const [, search = ''] of body.matchAll(/href="[^"?#]*\?([^"#]+)/g)) {
      for (const name of new URLSearchParams(search.replaceAll('&amp;', '&')).keys()) parameters.add(name)
    }
    for (const line of lines) cookies.add(line.split('=', 1)[0] ?? '')
  }
  return { fields: [...fields], parameters: [...new Set([...parameters, ...fields])], cookies: [...cookies] }
}
