import { ask, type Hole, unless } from './hole.ts'
import { askStorefront } from './storefront.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** A piece of the demonstration house that is for the trade alone. */
const TRADE_HANDLE = 'ninfea-oval-boardroom-table'

/** What a stranger can learn about accounts and of what is for the trade. */
export const PEOPLE_HOLES: readonly Hole[] = [
  {
    name: 'item 9: the public token shows no piece and no menu for the trade',
    async look({ target, environment }) {
      if (!target.tokens || environment === null) return null
      const shown = await askStorefront(
        target,
        `{ product(handle: "${TRADE_HANDLE}") { title } search(query: "boardroom", first: 20) { nodes { ... on Product { handle } } } products(first: 20, query: "boardroom") { nodes { handle } } menu(handle: "trade") { title } }`,
      )
      const text = JSON.stringify(shown)
      return unless(
        shown.product === null && !text.includes(TRADE_HANDLE) && shown.menu == null,
        text.slice(0, 300),
      )
    },
  },
  {
    name: 'item 10: a sign-in that was not begun tells nothing about accounts',
    async look({ target }) {
      const step = (body: Record<string, string>) =>
        ask(target, '/sign-in/nonexistent', {
          method: 'POST',
          headers: FORM,
          body: new URLSearchParams(body).toString(),
        })
      const answers = [
        await step({ intent: 'email', step: 'email', email: 'nobody@example.com' }),
        await step({ intent: 'email', step: 'email', email: 'consumer@bottega.example' }),
      ]
      const texts = answers.map(({ status, body }) => `${status} ${/<h1[^>]*>([^<]*)/.exec(body)?.[1]}`)
      return unless(texts[0] === texts[1] && !texts[0]?.startsWith('200'), texts.join(' · '))
    },
  },
  {
    name: 'items 3 and 10: too many attempts have to wait',
    async look({ target }) {
      const one = { ...FORM, 'x-forwarded-for': '10.250.0.1' }
      const answers = await Promise.all(
        Array.from({ length: 140 }, () =>
          ask(target, '/cookie-settings', { method: 'POST', headers: one, body: 'choice=needed&to=/' }),
        ),
      )
      const refused = answers.filter(({ status }) => status === 429)
      const others = await ask(target, '/cookie-settings', {
        method: 'POST',
        headers: FORM,
        body: 'choice=needed&to=/',
      })
      const isRight = refused.length > 0 && refused.every(({ headers }) => Number(headers['retry-after']) > 0)
      return unless(
        isRight && others.status === 303,
        `${refused.length} of 140 wait, another visitor is answered ${others.status}`,
      )
    },
  },
  {
    name: 'item 3: a visitor who requests page after page has to wait',
    async look({ target, environment }) {
      if (environment === null) return null
      const statuses: number[] = []
      for (let count = 0; count < 40; count++) {
        const headers = { 'x-forwarded-for': '10.250.0.2' }
        statuses.push((await ask(target, `/search?q=unique+lamp+${count}`, { headers })).status)
      }
      const other = await ask(target, '/search?q=unique+lamp')
      const isRight = statuses[0] === 200 && statuses.at(-1) === 429
      return unless(
        isRight && other.status === 200,
        `${statuses.join(', ')}, another visitor ${other.status}`,
      )
    },
  },
]
