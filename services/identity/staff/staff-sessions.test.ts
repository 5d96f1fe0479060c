import { afterAll, afterEach, expect, test } from 'vitest'
import { ACCOUNT_TOKEN_HEADER } from '#contracts/identity.ts'
import { IDENTITY_PATHS } from '#contracts/oauth.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { auditEvents } from '#services/kernel/team/audit/audit-events.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openMember } from '#tests/support/identity/identity-desk.ts'
import { IDENTITY_ORIGIN, openIdentity } from '#tests/support/identity/identity-flow.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database, { aheadMs: 0, atMs: TEST_TIME.getTime() })
afterEach(() => expect(identity.faults).toEqual([]))

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
function later(ms: number): void {
  identity.clock.aheadMs += ms
}
const clock = () => new Date((identity.clock.atMs ?? 0) + identity.clock.aheadMs)
const team = createTeamService({
  timeZone: 'Europe/Rome',
  database,
  clock,
  limiter: UNLIMITED,
  authenticate: identity.service.authenticate,
  routes: auditEvents,
  reportError(error) {
    throw error
  },
})

async function callTeam(
  token: string,
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
) {
  const response = await team.fetch(new Request('http://shop/audit-events', { headers }))
  return [response.status, response.ok ? null : (await response.json()).code]
}

test('the team API is open to a member who gave the second factor, and to no one else', async () => {
  const member = await openMember(database, identity, ['admin'])
  const { token, id } = await member.signIn(member.email, clock)
  expect(await callTeam(token)).toEqual([200, null])
  expect(await callTeam(member.customerToken)).toEqual([401, 'unauthenticated'])
  expect(await callTeam(id)).toEqual([401, 'unauthenticated'])
  expect(await callTeam('', { cookie: `desk_session=${id}` })).toEqual([401, 'unauthenticated'])
  expect(await member.session(id)).toMatchObject({
    email: member.email,
    roles: ['admin'],
    language: 'de',
    accessToken: token,
  })
})

test('a member who gave only the password is refused until the second factor', async () => {
  const member = await openMember(database, identity, ['admin'])
  const token = await member.passPassword(member.email)
  expect(await callTeam(token)).toEqual([401, 'unauthenticated'])
  const { id } = await (await member.startSession(token)).json()
  expect(await callTeam(token)).toEqual([401, 'second-factor-required'])
  expect((await member.session(id))?.confirmedUntil).toBeNull()
  expect((await member.startSession(token)).status).toBe(401)
})

test('a customer who signs in at the desk gets no session', async () => {
  const customer = await openMember(database, identity, [])
  const token = await customer.passPassword(customer.email)
  const refused = await customer.startSession(token)
  expect([refused.status, await refused.json()]).toEqual([403, { code: 'staff-only' }])
  expect((await customer.startSession(customer.customerToken)).status).toBe(401)
  expect(await callTeam(token)).toEqual([401, 'unauthenticated'])
})

test('a desk token gives no access to customer data', async () => {
  const member = await openMember(database, identity, ['admin'])
  const { token } = await member.signIn(member.email, clock)
  const claims = await identity.service.fetch(
    new Request(IDENTITY_ORIGIN + IDENTITY_PATHS.userinfo, { headers: { authorization: `Bearer ${token}` } }),
  )
  expect(claims.status).toBe(403)
  const account = await identity.service.fetch(
    new Request('http://identity.internal/account', {
      headers: { authorization: 'Bearer screens', [ACCOUNT_TOKEN_HEADER]: token },
    }),
  )
  expect(account.status).toBe(401)
})

test.each([{ scope: 'openid email' }, { scope: 'desk openid' }])(
  'the desk cannot request the scopes of a customer: %j',
  async (changes) => {
    const member = await openMember(database, identity, ['admin'])
    await expect(member.passPassword(member.email, changes)).rejects.toThrow()
    identity.faults.length = 0
  },
)

test('a session ends one hour after its last use, and twelve hours after its start', async () => {
  const member = await openMember(database, identity, ['admin'])
  const idle = await member.signIn(member.email, clock)
  later(HOUR_MS - 1)
  expect(await callTeam(idle.token)).toEqual([200, null])
  later(HOUR_MS - 1)
  expect(await callTeam(idle.token)).toEqual([200, null])
  later(HOUR_MS)
  expect(await callTeam(idle.token)).toEqual([401, 'unauthenticated'])
  expect(await member.session(idle.id)).toBeNull()

  const other = await openMember(database, identity, ['admin'])
  const busy = await other.signIn(other.email, clock)
  for (let half = 1; half < 24; half++) {
    later(HOUR_MS / 2)
    expect(await callTeam(busy.token)).toEqual([200, null])
  }
  later(HOUR_MS / 2)
  expect(await callTeam(busy.token)).toEqual([401, 'unauthenticated'])
})

test('removing a role takes effect immediately, and a change of roles ends all sessions', async () => {
  const member = await openMember(database, identity, ['admin'])
  await openMember(database, identity, ['admin'])
  const { token, id } = await member.signIn(member.email, clock)
  await database.pool.query(`update identity.staff set roles = '{care}' where account_id = $1`, [
    member.accountId,
  ])
  expect(await callTeam(token)).toEqual([403, 'role-required'])
  await member.setRoles(['admin', 'care'])
  expect(await callTeam(token)).toEqual([401, 'unauthenticated'])
  expect(await member.session(id)).toBeNull()
  expect((await identity.service.authenticate(token)).ok).toBe(false)
})

test('signing out ends the session and its token', async () => {
  const member = await openMember(database, identity, ['admin'])
  const { token, id } = await member.signIn(member.email, clock)
  expect((await member.endSession(id)).status).toBe(204)
  expect(await callTeam(token)).toEqual([401, 'unauthenticated'])
  expect(await member.session(id)).toBeNull()
  const { rows } = await database.pool.query(
    `select 1 from identity.payloads where model in ('Session', 'AccessToken') and account_id = $1
     and payload ->> 'clientId' is distinct from 'storefront' and payload ->> 'scope' = 'desk'`,
    [member.accountId],
  )
  expect(rows).toEqual([])
})
