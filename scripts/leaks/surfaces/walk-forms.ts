import type { Target } from '../../attack/target/target.ts'
import { matchPattern } from '../../routes/page-patterns.ts'
import type { Ledger } from '../ledger.ts'
import { withoutLocale } from '../routes/links.ts'
import type { RouteBook } from '../routes/route-book.ts'
import { fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'
import type { WalkedPages } from './walk-pages.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** Actions that would end the session or the account of the person who walks. */
const ENDS_ACCOUNT_OR_SESSION = /logout|sessions|deletion|second-factor|sign-in|password/

/**
 * Sends every form that a person has seen with empty fields, once per button, and reads the response with the refusal.
 * This is the last part of the walk, since some forms change what they belong to.
 */
export async function walkForms(
  target: Target,
  {
    people,
    ledger,
    book,
    seen,
  }: { people: readonly Person[]; ledger: Ledger; book: RouteBook; seen: WalkedPages['forms'] },
): Promise<void> {
  for (const person of people) {
    const sent = new Set<string>()
    for (const { pattern, address, forms } of seen.filter((page) => page.person === person)) {
      for (const { action, hidden, buttons, fields } of forms) {
        const url = new URL(action ?? '', `http://shop.invalid${address}`)
        const path = url.pathname + url.search
        if (ENDS_ACCOUNT_OR_SESSION.test(path)) continue
        const goal = matchPattern(book.patterns, withoutLocale(url.pathname)) ?? pattern
        for (const button of buttons.length > 0 ? buttons : [null]) {
          const names = [...hidden.map(([name]) => name), ...(button ?? []), ...fields].join('&')
          if (sent.has(`${goal} ${names}`)) continue
          sent.add(`${goal} ${names}`)
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
          ledger.note({ role: person.role, surface: 'forms', route: goal, where: `POST ${path}` }, response)
        }
      }
    }
  }
}
