import { CONTENT_QUERY } from '../target/service-paths.ts'
import type { Target } from '../target/target.ts'
import { call, SKIPPED, unless, type Vulnerability } from './hole.ts'
import { queryStorefront } from './storefront.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** A trade-only piece of the demonstration house. */
const TRADE_HANDLE = 'ninfea-oval-boardroom-table'
const TRADE_ONLY_FILTER = '*[slug.current == "trade-menu" || b2bOnly == true || private == true]'
/** More pages than the shop renders for one visitor in ten seconds, even across two rate-limit windows. */
const PAGES_AT_ONCE = 90

/** Vulnerabilities concerning accounts and trade-only data, and limits on guessing. */
export const PEOPLE_VULNERABILITIES: readonly Vulnerability[] = [
  {
    name: 'item 9: the public token shows no piece for the trade',
    async check({ target, environment }) {
      if (!target.tokens || environment === null) return SKIPPED
      const shown = await queryStorefront(
        target,
        `{ product(handle: "${TRADE_HANDLE}") { title } search(query: "boardroom", first: 20) { nodes { ... on Product { handle } } } products(first: 20, query: "boardroom") { nodes { handle } } }`,
      )
      const text = JSON.stringify(shown)
      return unless(shown.product === null && !text.includes(TRADE_HANDLE), text.slice(0, 300))
    },
  },
  {
    name: 'item 9: content shows a stranger no menu, message or article for the trade',
    async check({ target, environment }) {
      if (!target.tokens || environment === null) return SKIPPED
      const stranger = await readTradeOnly(target, {})
      const storefront = await readTradeOnly(target, { authorization: `Bearer ${target.tokens.contentRead}` })
      return unless(
        stranger?.length === 0 && (storefront?.length ?? 0) > 0,
        `a stranger reads ${JSON.stringify(stranger)?.slice(0, 200)}, the storefront ${storefront?.length}`,
      )
    },
  },
  {
    name: 'item 10: a sign-in that was not begun tells nothing about accounts',
    async check({ target, customer }) {
      const step = (email: string) =>
        call(target, '/sign-in/nonexistent', {
          method: 'POST',
          headers: FORM,
          body: new URLSearchParams({ intent: 'email', step: 'email', email }).toString(),
        })
      const responses = [await step('nobody@example.com'), await step(customer.email)]
      const texts = responses.map(({ status, body }) => `${status} ${/<h1[^>]*>([^<]*)/.exec(body)?.[1]}`)
      return unless(texts[0] === texts[1] && !texts[0]?.startsWith('200'), texts.join(' · '))
    },
  },
  {
    name: 'items 3 and 10: too many attempts have to wait',
    async check({ target }) {
      const network = { ...FORM, 'x-forwarded-for': '10.250.0.1' }
      const responses = await Promise.all(
        Array.from({ length: 140 }, () =>
          call(target, '/cookie-settings', { method: 'POST', headers: network, body: 'choice=needed&to=/' }),
        ),
      )
      const refused = responses.filter(({ status }) => status === 429)
      const others = await call(target, '/cookie-settings', {
        method: 'POST',
        headers: FORM,
        body: 'choice=needed&to=/',
      })
      const isRight = refused.length > 0 && refused.every(({ headers }) => Number(headers['retry-after']) > 0)
      return unless(
        isRight && others.status === 303,
        `${refused.length} of 140 wait, another visitor gets ${others.status}`,
      )
    },
  },
  {
    name: 'item 3: a visitor who requests page after page has to wait',
    async check({ target, environment }) {
      if (environment === null) return SKIPPED
      const headers = { 'x-forwarded-for': '10.250.0.2' }
      const responses = await Promise.all(
        Array.from({ length: PAGES_AT_ONCE }, (_, count) =>
          call(target, `/search?q=unique+lamp+${count}`, { headers }),
        ),
      )
      const shown = responses.filter(({ status }) => status === 200)
      const refused = responses.filter(({ status }) => status === 429)
      const other = await call(target, '/search?q=unique+lamp')
      const isRight =
        shown.length > 0 && refused.length > 0 && shown.length + refused.length === PAGES_AT_ONCE
      return unless(
        isRight && other.status === 200,
        `${shown.length} are shown, ${refused.length} have to wait, another visitor gets ${other.status}`,
      )
    },
  },
]

/** The published trade-only documents that the headers give access to. */
async function readTradeOnly(
  target: Target,
  headers: Readonly<Record<string, string>>,
): Promise<unknown[] | null> {
  const path = `${CONTENT_QUERY}?query=${encodeURIComponent(TRADE_ONLY_FILTER)}`
  const { status, body } = await call(target, path, { headers })
  return status === 200 ? (JSON.parse(body) as { result: unknown[] }).result : null
}
