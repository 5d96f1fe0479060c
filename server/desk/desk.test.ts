import { afterAll, afterEach, expect, test } from 'vitest'
import { cookieTable } from '#app/visitor/cookies/cookie-table.ts'
import { createDeskClient } from '#clients/identity/desk-client.ts'
import { codeAt } from '#services/identity/staff/one-time-code.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { auditEvents } from '#services/kernel/team/audit/audit-events.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createAuthenticator } from '#tests/support/identity/authenticator.ts'
import { openMember } from '#tests/support/identity/identity-desk.ts'
import { IDENTITY_ORIGIN as ORIGIN, openIdentity } from '#tests/support/identity/identity-flow.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { createDesk } from './desk.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database, { aheadMs: 0, atMs: TEST_TIME.getTime() })
afterEach(() => expect([...identity.faults, ...problems]).toEqual([]))
const problems: unknown[] = []
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const now = () => new Date((identity.clock.atMs ?? 0) + identity.clock.aheadMs)
const team = createTeamService({
  timeZone: 'Europe/Rome',
  database,
  clock: now,
  limiter: UNLIMITED,
  authenticate: identity.service.authenticate,
  routes: auditEvents,
  reportError(error) {
    throw error
  },
})
/** Whether the team API is too busy to create documents. */
let busy = false
/** Whether the team API requires the second factor again. */
let isLate = false
/** The calls that the team API received. */
const arrived: Request[] = []
const desk = createDesk({
  publicOrigin: ORIGIN,
  now,
  hosted: { search: 'https://search.example/admin' },
  seal: createSeal(['secret'], 'desk sign-ins'),
  team: {
    baseUrl: 'http://team.internal',
    fetch(request) {
      arrived.push(request.clone())
      if (busy)
        return Promise.resolve(
          Response.json({ code: 'documents-busy' }, { status: 503, headers: { 'retry-after': '20' } }),
        )
      if (isLate) return Promise.resolve(Response.json({ code: 'confirmation-required' }, { status: 403 }))
      return team.fetch(request)
    },
  },
  identity: createDeskClient({
    publicUrl: ORIGIN,
    origin: ORIGIN,
    baseUrl: 'http://identity.internal',
    fetch: identity.service.fetch,
    token: 'screens',
    report: (problem) => problems.push(problem),
  }),
})

/** A browser at the desk, which stores cookies. */
function openBrowser() {
  const jar = new Map<string, string>()
  const lines: string[] = []
  async function visit(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = { cookie, 'accept-language': 'fr-BE,fr;q=0.9,en;q=0.5', ...headers }
    const response = await desk.handle(new Request(ORIGIN + path, { ...init, headers: sent }))
    if (!response) throw new Error(`${path} is no address of the server`)
    for (const line of response.headers.getSetCookie()) {
      lines.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const locationOf = async (path: string, headers = {}) =>
    (await visit(path, { headers })).headers.get('location') ?? ''
  return { visit, locationOf, jar, lines }
}

type Member = Awaited<ReturnType<typeof openMember>>

/** Enters the password; returns the URL of the second factor page. */
async function enterPassword(browser: ReturnType<typeof openBrowser>, member: Member, returnTo = '/desk') {
  const authorizeUrl = await browser.locationOf(`/desk/sign-in?${new URLSearchParams({ returnTo })}`)
  const back = await member.authorize(authorizeUrl, member.email)
  return browser.locationOf(`/desk/callback?${back}`)
}

async function giveSecondFactor(location: string, member: Member, secret?: string) {
  const ticket = location.split('/').at(-1)
  const { screen } = identity.browser()
  const page = await (await screen(`/second-factors/${ticket}`)).json()
  const known = secret ?? page.setUp.code.secret
  const given = await screen(`/second-factors/${ticket}`, { code: codeAt(known, now()) })
  return { secret: known as string, returnTo: (await given.json()).returnTo, email: member.email }
}

async function openSignedIn(roles: Parameters<typeof openMember>[2] = ['admin']) {
  const member = await openMember(database, identity, roles)
  const browser = openBrowser()
  const { secret } = await giveSecondFactor(await enterPassword(browser, member), member)
  return { ...browser, member, secret }
}

test('a member signs in, returns to their page, and calls the team API without having its token', async () => {
  const member = await openMember(database, identity, ['orders'])
  const browser = openBrowser()
  const page = await enterPassword(browser, member, '/desk/orders?filter={}')
  expect(page).toMatch(/^\/fr-fr\/second-factor\//)
  for (const path of ['/desk/api/session', '/desk/api/audit-events']) {
    const half = await browser.visit(path)
    expect([half.status, await half.json()]).toEqual([401, { code: 'second-factor-required' }])
  }

  expect((await giveSecondFactor(page, member)).returnTo).toBe('/desk/orders?filter={}')
  const session = await browser.visit('/desk/api/session')
  expect(await session.json()).toEqual({
    email: member.email,
    name: member.email,
    roles: ['orders'],
    confirmedUntil: new Date(now().getTime() + 600_000).toISOString(),
    hosted: { search: 'https://search.example/admin' },
    locale: 'de',
  })
  expect(session.headers.get('cache-control')).toBe('no-store')
  const refused = await browser.visit('/desk/api/audit-events')
  expect([refused.status, await refused.json()]).toEqual([403, { code: 'role-required' }])

  const [line = ''] = browser.lines.filter(
    (set) => set.startsWith('desk_session=') && !set.includes('Max-Age=0'),
  )
  expect(line).toMatch(/^desk_session=[\w-]{43}; Path=\/desk; Max-Age=43200; HttpOnly; SameSite=Strict$/)
  const token = arrived.at(-1)?.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  expect((await identity.service.authenticate(token)).ok).toBe(true)
  expect(browser.lines.join()).not.toContain(token)
})

test('a call is forwarded with its method, query, body and key, and with nothing else of the browser', async () => {
  const { visit } = await openSignedIn()
  const response = await visit('/desk/api/orders/7/ship?x=1', {
    method: 'POST',
    body: '{"version":1}',
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'idempotency-key': 'k1',
      authorization: 'Bearer own',
      'x-visitor-key': 'forged',
    },
  })
  expect([response.status, await response.json()]).toEqual([404, { code: 'item-not-found' }])
  const call = arrived.at(-1)
  expect([call?.method, call?.url, await call?.text()]).toEqual([
    'POST',
    'http://team.internal/orders/7/ship?x=1',
    '{"version":1}',
  ])
  expect([...(call?.headers.keys() ?? [])].sort()).toEqual([
    'accept-language',
    'authorization',
    'content-type',
    'idempotency-key',
  ])
  expect(call?.headers.get('authorization')).not.toBe('Bearer own')
})

test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}])(
  'a change that does not come from a page of the desk is refused: %j',
  async (headers) => {
    const { visit } = await openSignedIn()
    const before = arrived.length
    expect((await visit('/desk/api/orders/7/ship', { method: 'POST', headers })).status).toBe(403)
    expect((await visit('/desk/sign-out', { method: 'POST', headers })).status).toBe(403)
    expect((await visit('/desk/api/session')).status).toBe(200)
    expect(arrived).toHaveLength(before)
  },
)

test('a document that is opened and refused leads to a page of the desk that says why', async () => {
  const { visit } = await openSignedIn(['orders'])
  const navigation = { headers: { 'sec-fetch-mode': 'navigate' } }
  const refused = await visit('/desk/api/audit-events', navigation)
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/desk/refused?code=role-required'])
  busy = true
  const later = await visit('/desk/api/orders/7/documents/pro-forma', navigation)
  expect(later.headers.get('location')).toBe('/desk/refused?code=documents-busy&seconds=20')
  const called = await visit('/desk/api/orders/7/documents/pro-forma')
  expect([called.status, called.headers.get('retry-after')]).toEqual([503, '20'])
  busy = false
})

test('a document that requires the second factor again leads there, and back to the page that opened it', async () => {
  const { locationOf } = await openSignedIn(['orders'])
  isLate = true
  const open = (referer: string) =>
    locationOf('/desk/api/orders/7/documents/pro-forma', { 'sec-fetch-mode': 'navigate', referer })
  expect(await open(`${ORIGIN}/desk/orders/7/show?x=1`)).toBe(
    '/desk/confirm?returnTo=%2Fdesk%2Forders%2F7%2Fshow%3Fx%3D1',
  )
  expect(await open('https://evil.example/')).toBe('/desk/confirm?returnTo=%2Fdesk')
  expect(await open('')).toBe('/desk/confirm?returnTo=%2Fdesk')
  isLate = false
})

test('the second factor leads back to the page of the shop on which a member changes the sign-in', async () => {
  const { locationOf, member, secret } = await openSignedIn()
  identity.clock.aheadMs += 20 * 60_000
  const page = await locationOf('/desk/confirm?returnTo=/it-it/profile/password')
  expect((await giveSecondFactor(page, member, secret)).returnTo).toBe('/it-it/profile/password')
})

test('without a session there is no call, and a confirmation leads to the sign-in', async () => {
  const browser = openBrowser()
  const before = arrived.length
  for (const path of ['/desk/api/session', '/desk/api/orders', '/desk/api/unknown']) {
    const refused = await browser.visit(path)
    expect([refused.status, await refused.json()]).toEqual([401, { code: 'unauthenticated' }])
  }
  expect(arrived).toHaveLength(before)
  expect(await browser.locationOf('/desk/confirm?returnTo=/desk/orders')).toBe(
    '/desk/sign-in?returnTo=%2Fdesk%2Forders',
  )
})

test('the second factor is given again, and the browser returns to the same page', async () => {
  const { locationOf, visit, member, secret } = await openSignedIn()
  identity.clock.aheadMs += 20 * 60_000
  expect(await (await visit('/desk/api/session')).json()).toMatchObject({ confirmedUntil: null })
  const given = await giveSecondFactor(
    await locationOf('/desk/confirm?returnTo=/desk/people/7'),
    member,
    secret,
  )
  expect(given.returnTo).toBe('/desk/people/7')
  const { confirmedUntil } = await (await visit('/desk/api/session')).json()
  expect(Date.parse(confirmedUntil)).toBe(now().getTime() + 600_000)
})

test('signing out ends the session, also for someone who copied the cookie', async () => {
  const { visit, jar } = await openSignedIn()
  const copied = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  expect((await visit('/desk/sign-out', { method: 'POST', headers: { origin: ORIGIN } })).status).toBe(204)
  expect(jar.has('desk_session')).toBe(false)
  expect((await visit('/desk/api/session', { headers: { cookie: copied } })).status).toBe(401)
})

test('a customer reads that the desk is for the team', async () => {
  const customer = await openMember(database, identity, [])
  const browser = openBrowser()
  const page = await enterPassword(browser, customer, '/desk/orders')
  expect(page).toBe('/fr-fr/login/failed?reason=staff-only&callback=%2Fdesk%2Forders')
  expect(browser.jar.has('desk_session')).toBe(false)
})

test('a callback without the sign-in of this browser starts no session', async () => {
  const member = await openMember(database, identity, ['admin'])
  const browser = openBrowser()
  const authorizeUrl = await browser.locationOf('/desk/sign-in')
  const back = await member.authorize(authorizeUrl, member.email)
  const other = openBrowser()
  for (const visitor of [other, openBrowser()]) {
    expect(await visitor.locationOf(`/desk/callback?${back}`)).toContain('reason=interaction-not-found')
    await visitor.locationOf('/desk/sign-in')
    expect(await visitor.locationOf(`/desk/callback?${back}`)).toContain('reason=interaction-not-found')
    expect(visitor.jar.has('desk_session')).toBe(false)
  }
  expect(await browser.locationOf(`/desk/callback?error=access_denied&state=${back.get('state')}`)).toContain(
    'reason=sign-in-denied',
  )
})

test('its cookies are those of the cookie policy', async () => {
  const { lines } = await openSignedIn()
  expect(new Set(lines.map((line) => line.split('=', 1)[0]))).toEqual(
    new Set(['desk_session', 'desk_attempt']),
  )
  for (const line of lines.filter((set) => !set.includes('Max-Age=0'))) {
    const row = cookieTable.find(({ name }) => line.startsWith(`${name}=`))
    expect(line).toContain(`; Max-Age=${row?.lifetimeSeconds}; HttpOnly`)
    expect([row?.isHttpOnly, row?.consent]).toEqual([true, null])
  }
})

test('a member manages their own sign-in, with the refusals of the team API', async () => {
  const { visit, secret } = await openSignedIn()
  const call = async (method: string, path: string, body?: object) => {
    const headers = { origin: ORIGIN, 'content-type': 'application/json', 'user-agent': FIREFOX }
    const response = await visit(`/desk/api/security${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  expect(await call('GET', '')).toMatchObject({
    status: 200,
    body: { hasCode: true, recoveryCodesLeft: 10, sessions: [{ isCurrent: true }] },
  })
  expect(await call('DELETE', '/codes')).toEqual({ status: 422, body: { code: 'last-factor' } })
  expect(await call('PUT', '/codes')).toEqual({ status: 404, body: { code: 'item-not-found' } })
  expect(await call('GET', '/nothing')).toEqual({ status: 404, body: { code: 'item-not-found' } })
  const created = await call('POST', '/passkey-creations')
  expect(created.body.rp.id).toBe('localhost')
  const authenticator = createAuthenticator(ORIGIN)
  const added = { name: 'Key', created: authenticator.create(created.body) }
  expect(await call('POST', '/passkeys', added)).toEqual({ status: 200, body: {} })
  expect(identity.letters.at(-1)).toMatchObject({ device: { browser: 'Firefox', system: 'Linux' } })
  expect((await call('DELETE', '/codes')).status).toBe(200)
  const shown = await call('POST', '/code-secrets')
  expect(shown.body.secret).not.toBe(secret)
  expect(shown.body.picture).toMatch(/^data:image\/svg\+xml;base64,/)
  for (let count = 0; count < 9; count++)
    expect((await call('POST', '/codes', { code: '12' })).body).toEqual({ code: 'code-wrong' })
  expect(await call('POST', '/codes', { code: '12' })).toEqual({
    status: 429,
    body: { code: 'too-many-requests' },
  })
  identity.clock.aheadMs += 11 * 60_000
  expect(await call('POST', '/recovery-codes')).toEqual({
    status: 403,
    body: { code: 'confirmation-required' },
  })
  expect(await call('DELETE', '/other-sessions')).toEqual({ status: 200, body: {} })
  expect((await openBrowser().visit('/desk/api/security')).status).toBe(401)
  const foreign = await visit('/desk/api/security/codes', {
    method: 'DELETE',
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
})

test('the pages of the desk are not handled here', () => {
  for (const path of ['/desk', '/desk/', '/desk/orders', '/desk/security', '/desktop', '/desk/sign-in/x'])
    expect(desk.handle(new Request(ORIGIN + path))).toBeNull()
})
