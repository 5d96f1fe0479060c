import type { Target } from '../../attack/target/target.ts'
import { matchPattern } from '../../routes/page-patterns.ts'
import type { Ledger } from '../ledger.ts'
import { withoutLocale } from '../routes/links.ts'
import type { RouteBook } from '../routes/route-book.ts'
import { fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'
import type { WalkedPages } from './walk-pages.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** Actions that would end the session or the account of the walking person. */
const ENDS_ACCOUNT_OR_SESSION = /logout|sessions|deletion|second-factor|sign-in|password/

/**
 * Sends every form that a person has seen with empty fields, once per button, and reads the refusal. Other parts of the
 * walk come first, since some forms change what they belong to.
 */
export async function walkForms(
  target: Target,
  {
    people,
    ledger,
    book,
    pageForms,
  }: { people: readonly Person[]; ledger: Ledger; book: RouteBook; pageForms: WalkedPages['forms'] },
): Promise<void> {
  for (const person of people) {
    const sent = new Set<string>()
    for (const { pattern, url: pageUrl, forms } of pageForms.filter((page) => page.person === person)) {
      for (const { action, hidden, buttons, fields } of forms) {
        const url = new URL(action ?? '', `http://shop.invalid${pageUrl}`)
        const path = url.pathname + url.search
        if (ENDS_ACCOUNT_OR_SESSION.test(path)) continue
        const route = matchPattern(book.patterns, withoutLocale(url.pathname)) ?? pattern
        for (const button of buttons.length > 0 ? buttons : [null]) {
          const names = [...hidden.map(([name]) => name), ...(button ?? []), ...fields].join('&')
          if (sent.has(`${route} ${names}`)) continue
          sent.add(`${route} ${names}`)
          const values = [
            ...hidden,
            ...(button ? [button] : []),
            ...fields.map((name) => [name, ''] as const),
          ]
          const response = await fetchBytes(target, {
            path,
            method: 'POST',
            headers: { ...FORM, cookie: person.browser.cookie() },
            body: new URLSearchParams(values.map(([name, value]) => [name, value])).toString(),
          })
          const place = { role: person.role, surface: 'forms', route, where: `POST ${path}` } as const
          ledger.recordResponse(place, response)
        }
      }
    }
  }
}
