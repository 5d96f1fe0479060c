import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientsContext, type Session, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import { createAudienceClient } from '#clients/audience/audience-client.ts'
import type { Clients } from '#clients/clients.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { action } from './visitor-segments.tsx'

const VISITOR = '0123456789abcdef0123456789abcdef'
const NAMED = `visitor_id=${VISITOR}`
const SESSION: Session = {
  accountId: 'anna',
  email: 'anna@example.com',
  idToken: 'i',
  accessToken: 'a',
  expiresAt: 0,
}

type RequestArgs = { path: string; body: Record<string, never> }

/**
 * Calls the route with these cookies; `found` is the response of the audience service, or the status with which it
 * fails.
 */
async function look(
  cookie: string,
  found: readonly string[] | number,
  { locale = '/en-us', session = null as Session | null } = {},
) {
  const requested: RequestArgs[] = []
  const problems: unknown[] = []
  const audience = createAudienceClient({
    baseUrl: 'http://audience.internal',
    key: 'key',
    async fetch(request) {
      const { pathname: path } = new URL(request.url)
      requested.push({ path, body: await request.json() })
      if (typeof found === 'number') return new Response(null, { status: found })
      if (path === '/events') return new Response(null, { status: 202 })
      const edges = found.map((name) => ({ node: { name, state: 'qualified' } }))
      return Response.json({ data: { customer: { vuid: VISITOR, audiences: { edges } } } })
    },
    report: (...problem) => problems.push(problem),
  })
  const url = new URL(`https://shop.example${locale}/visitor/segments`)
  const request = new Request(url, { method: 'POST', headers: { cookie } })
  const context = new RouterContextProvider()
  context.set(clientsContext, { audience } as unknown as Clients)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, session)
  const response = await action({ request, context, url, params: {} } as unknown as Parameters<
    typeof action
  >[0])
  expect(response.status).toBe(204)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const isMirror = (line: string) => /^(?:usr_seg|nl_opt_in_seg)=/.test(line)
  const lines = response.headers.getSetCookie().filter((line) => !isMirror(line))
  const mirrored = response.headers.getSetCookie().filter(isMirror)
  const stored = lines.map((line) => line.split(';', 1)[0])
  return { requested, problems, stored, lines, mirrored }
}

// spec 3: keys usr_seg, nl_opt_in_seg
test('the names of Spec §3 for scripts of others have the same values', async () => {
  const { mirrored } = await look(NAMED, ['is_trade', 'has_email_opted_in'])
  expect(mirrored.map((line) => line.split('; SameSite')[0])).toEqual([
    'usr_seg=trade; Path=/; Max-Age=34560000',
    'nl_opt_in_seg=true; Path=/; Max-Age=172800',
  ])
})

// spec 4: repeat-user cookie is set to true when the lookup says so
test('the first lookup sets the type and the opt-in flag, and the repeat flag if it applies', async () => {
  expect((await look(NAMED, [])).stored).toEqual(['customer_type=consumer', 'email_opt_in=false'])
  const { stored, requested } = await look(NAMED, ['is_trade', 'repeat_users', 'has_email_opted_in'])
  expect(stored).toEqual(['customer_type=trade', 'repeat_user=true', 'email_opt_in=true'])
  expect(requested).toMatchObject([
    { path: '/graphql', body: { variables: { visitorId: VISITOR, audiences: { length: 3 } } } },
  ])
})

// spec 4: customer type cookie is set once, from an audience lookup
test('the type is set once; the opt-in flag is refreshed after its cookie has expired', async () => {
  const { stored, requested } = await look(`${NAMED}; customer_type=consumer`, [
    'is_trade',
    'has_email_opted_in',
  ])
  expect(stored).toEqual(['email_opt_in=true'])
  expect(requested[0]?.body).toMatchObject({
    variables: { audiences: ['repeat_users', 'has_email_opted_in'] },
  })
  const whole = `${NAMED}; customer_type=consumer; email_opt_in=false`
  expect(await look(whole, ['is_trade', 'repeat_users'])).toMatchObject({ stored: [], requested: [] })
})

// spec 8: callers of a failed audience lookup use false
test('a failed lookup counts as false, is logged once and not retried', async () => {
  const { stored, problems, requested } = await look(NAMED, 503)
  expect(stored).toEqual(['customer_type=consumer', 'email_opt_in=false'])
  expect(problems).toEqual([['Error checking user segment', { status: 503 }]])
  expect(requested).toHaveLength(1)
})

test.each([
  ['no visitor id', '', '/en-us'],
  ['an id that is none', 'visitor_id=guess', '/en-us'],
  ['a choice against it', `${NAMED}; consent=analytics`, '/en-us'],
  ['no choice where one is needed', NAMED, '/de-de'],
])('with %s nothing is requested and nothing stored', async (_, cookie, locale) => {
  expect(await look(cookie, ['is_trade'], { locale, session: SESSION })).toMatchObject({
    requested: [],
    stored: [],
  })
})

test('a visitor in Germany is looked up after consent', async () => {
  const { stored } = await look(`${NAMED}; consent=marketing`, [], { locale: '/de-de' })
  expect(stored).toEqual(['customer_type=consumer', 'email_opt_in=false'])
})

test('a signed-in customer is identified before the lookup', async () => {
  const { requested } = await look(NAMED, [], { session: SESSION })
  expect(requested.map(({ path }) => path)).toEqual(['/events', '/graphql'])
  expect(requested[0]?.body).toEqual([
    {
      type: 'fullstack',
      action: 'identified',
      identifiers: { vuid: VISITOR, customer_id: 'anna', email: 'anna@example.com' },
    },
  ])
})

// spec 9: cookie lifetimes: opt-in two days, the others of a segment 400
test('lifetimes and flags: 400 days, the opt-in flag two', async () => {
  const { lines } = await look(NAMED, ['repeat_users'])
  const flags = 'SameSite=Lax; Secure'
  expect(lines).toEqual([
    `customer_type=consumer; Path=/; Max-Age=34560000; ${flags}`,
    `repeat_user=true; Path=/; Max-Age=34560000; ${flags}`,
    `email_opt_in=false; Path=/; Max-Age=172800; ${flags}`,
  ])
})
