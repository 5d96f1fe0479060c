import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { readConfiguration } from '#server/settings/config.ts'
import { browserHeaders } from '../request.ts'
import type { Target } from '../target/target.ts'
import { call, SKIPPED, unless, type Vulnerability } from './hole.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** More changes than one network may make per minute. */
const CHANGES = 140
/** An address of one network, in one of the notations that a proxy may use. */
const spellAddress = (count: number) =>
  [
    `[2001:db8:fa:1::${count.toString(16)}]:${1024 + count}`,
    `2001:DB8:FA:1:0:${count.toString(16)}::1`,
    `2001:0db8:00fa:0001::0.0.1.${count}`,
  ][count % 3] ?? ''

/** Vulnerabilities concerning who counts as one visitor, and how much one visitor may use. */
export const VISITOR_VULNERABILITIES: readonly Vulnerability[] = [
  {
    name: 'one network is one visitor, however its addresses are written',
    async check({ target }) {
      const responses = await Promise.all(
        Array.from({ length: CHANGES }, (_, count) =>
          call(target, '/cookie-settings', {
            method: 'POST',
            headers: { ...FORM, 'x-forwarded-for': spellAddress(count) },
            body: 'choice=needed&to=/',
          }),
        ),
      )
      const refused = responses.filter(({ status }) => status === 429)
      return unless(refused.length > 0, `none of ${CHANGES} changes from one network has to wait`)
    },
  },
  {
    name: 'invented visitors and orders decide nothing about the results of a search',
    async check({ target, environment }) {
      if (environment === null) return SKIPPED
      const term = 'attacked lamp'
      const product = { product_id: 1001, brand: 'Attack', sku: 'ATTACK-1' }
      for (let visitor = 0; visitor < 30; visitor++) {
        const ids = { unique_token: randomUUID(), deprecated_visit_token: randomUUID(), language: 'en' }
        const events = ['product_clicked', 'product_added_to_cart', 'order_placed'].map((name) => ({
          schema_id: 'house_storefront_tracking/1.0',
          payload: {
            ...ids,
            event_name: name,
            event_id: randomUUID(),
            event_time: Date.now(),
            products: [JSON.stringify(product)],
            search_string: term,
            place: 16,
          },
        }))
        await call(target, '/services/tracking/unstable/produce_batch', {
          method: 'POST',
          headers: { 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
          body: JSON.stringify({
            events,
            metadata: { event_sent_at_ms: Date.now(), visitor_signature: 'f'.repeat(32) },
          }),
        })
      }
      const { tracking } = readConfiguration({ ...environment, LOG_LEVEL: 'silent' }).services
      const authorization = `Bearer ${tracking.serverTokens[0]}`
      const { status, body } = await call(target, '/services/tracking/choices', {
        headers: { authorization },
      })
      return unless(status === 200 && !body.includes(term), `${status}: ${body.slice(0, 200)}`)
    },
  },
  {
    name: 'one call of the search has no response of many megabytes',
    async check({ target }) {
      if (!target.tokens) return SKIPPED
      const query = { indexName: 'products', query: 'a', hitsPerPage: 1000, attributesToRetrieve: ['*'] }
      const { status, body } = await call(target, '/services/search/1/indexes/*/queries', {
        method: 'POST',
        headers: {
          'x-algolia-application-id': 'house',
          'x-algolia-api-key': target.tokens.search,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ requests: Array.from({ length: 50 }, () => query) }),
      })
      return unless(status === 400 && body.length < 1_000, `${status} with ${body.length} characters`)
    },
  },
  {
    name: 'a field of hundreds of kilobytes is not repeated',
    async check({ target }) {
      const email = `${'a'.repeat(200_000)}@example.com`
      const pages = ['/newsletter', '/trade/apply', '/requests/contact', '/login']
      const responses = await Promise.all(
        pages.map((path) =>
          call(target, path, {
            method: 'POST',
            headers: FORM,
            body: new URLSearchParams({ email }).toString(),
          }),
        ),
      )
      const longest = Math.max(...responses.map(({ body }) => body.match(/a{10000,}/g)?.length ?? 0))
      return unless(longest === 0, `it is repeated ${longest} times`)
    },
  },
  {
    name: 'one network has no hundreds of streams open',
    async check({ target }) {
      const network = { 'x-forwarded-for': '10.250.0.9' }
      const guests = await Promise.all([1, 2, 3].map(() => writeAsGuest(target, network)))
      if (guests.some((cookie) => cookie === null)) return SKIPPED
      const agent = new Agent({ keepAlive: true, maxSockets: 200 })
      const open = guests.flatMap((cookie) =>
        Array.from({ length: 30 }, () => statusOfStream(target, agent, { ...network, cookie: cookie ?? '' })),
      )
      const statuses = await Promise.all(open)
      agent.destroy()
      const [streams, refused] = [200, 429].map((status) => statuses.filter((one) => one === status).length)
      // The chat of this shop is closed.
      if (streams === 0 && refused === 0) return SKIPPED
      const isRight = streams !== undefined && streams > 0 && streams <= 60 && refused === 90 - streams
      return unless(isRight, `${streams} of 90 streams are open, ${refused} are refused`)
    },
  },
]

/** Writes a first chat message. Returns the guest's cookies; null if the chat accepts no messages. */
async function writeAsGuest(
  target: Target,
  network: Readonly<Record<string, string>>,
): Promise<string | null> {
  const fields = { intent: 'message', id: randomUUID(), text: 'Hello', page: '/' }
  const body = new URLSearchParams(fields).toString()
  const response = await call(target, '/chat', { method: 'POST', headers: { ...FORM, ...network }, body })
  const cookies = response.cookies.map((line) => line.split(';', 1)[0] ?? '')
  return response.status < 400 && cookies.length > 0 ? cookies.join('; ') : null
}

/** The status of a stream that stays open until its agent is destroyed. */
function statusOfStream(
  target: Target,
  agent: Agent,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const { host, port } = target
  return new Promise((resolve) => {
    const sent = request(
      { host, port, agent, path: '/chat/events', headers: { ...browserHeaders(target), ...headers } },
      (response) => {
        response.on('error', () => {})
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', () => resolve(0))
    sent.end()
  })
}
