import { afterAll, afterEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { openMember } from '#tests/support/identity/identity-desk.ts'
import { openIdentity } from '#tests/support/identity/identity-flow.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { codeAt } from './one-time-code.ts'
import { resetSecondFactor } from './team-members.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database, { aheadMs: 0, atMs: TEST_TIME.getTime() })
afterEach(() => expect(identity.faults).toEqual([]))

const MINUTE_MS = 60_000
function later(ms: number): void {
  identity.clock.aheadMs += ms
}
const clock = () => new Date((identity.clock.atMs ?? 0) + identity.clock.aheadMs)

/** Creates a member who has set up the second factor and signs in again with the password. */
async function openEnrolled() {
  const member = await openMember(database, identity, ['admin'])
  const first = await member.signIn(member.email, clock)
  later(MINUTE_MS)
  const { id } = await (await member.startSession(await member.passPassword(member.email))).json()
  return { ...member, ...first, id, page: await member.secondFactor(id) }
}
const readOutcome = async (response: Response) => [
  response.status,
  response.ok ? null : (await response.json()).code,
]

test('the first sign-in sets up the second factor, with ten recovery codes', async () => {
  const member = await openMember(database, identity, ['admin'])
  const { id } = await (await member.startSession(await member.passPassword(member.email))).json()
  const page = await member.secondFactor(id)
  const { email, returnTo, setUp } = await page.read()
  const newSecret = setUp?.code
  expect([email, returnTo]).toEqual([member.email, '/desk/orders'])
  expect(newSecret?.uri).toContain(`secret=${newSecret?.secret}`)
  expect(newSecret?.uri).toContain('issuer=Falegnameria')
  expect((await page.read()).setUp?.code).toEqual(newSecret)
  expect(await readOutcome(await page.give('000'))).toEqual([422, 'code-wrong'])
  const given = await page.give(codeAt(newSecret?.secret ?? '', clock()))
  const { recoveryCodes } = await given.json()
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await page.read()).toMatchObject({ setUp: null, hasCode: true, passkey: null })
  const { rows } = await database.pool.query('select * from identity.staff, identity.recovery_codes')
  expect(JSON.stringify(rows)).not.toContain(newSecret?.secret)
  expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0])
})

test('if two browsers set up the second factor simultaneously, one succeeds', async () => {
  const member = await openMember(database, identity, ['admin'])
  const pages = []
  for (let count = 0; count < 2; count++) {
    const { id } = await (await member.startSession(await member.passPassword(member.email))).json()
    pages.push(await member.secondFactor(id))
  }
  const given = await Promise.all(
    pages.map(async (page) => page.give(codeAt((await page.read()).setUp?.code.secret ?? '', clock()))),
  )
  expect(given.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a code works once, and earlier codes do not work afterwards', async () => {
  const { page, secret } = await openEnrolled()
  const [before, code] = [codeAt(secret, new Date(clock().getTime() - 30_000)), codeAt(secret, clock())]
  expect((await page.give(code)).status).toBe(200)
  expect(await readOutcome(await page.give(code))).toEqual([422, 'code-wrong'])
  expect(await readOutcome(await page.give(before))).toEqual([422, 'code-wrong'])
  later(30_000)
  expect((await page.give(codeAt(secret, clock()))).status).toBe(200)
})

test('of simultaneous uses of one code exactly one succeeds', async () => {
  const { page, secret, recoveryCodes } = await openEnrolled()
  for (const code of [codeAt(secret, clock()), recoveryCodes[0] ?? '']) {
    const given = await Promise.all(Array.from({ length: 4 }, () => page.give(code)))
    expect(given.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  }
})

test('a recovery code works once, however it is typed', async () => {
  const { page, recoveryCodes, session, id } = await openEnrolled()
  const code = recoveryCodes[3] ?? ''
  expect((await page.give(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  expect(await readOutcome(await page.give(code))).toEqual([422, 'code-wrong'])
  expect(Date.parse((await session(id))?.confirmedUntil ?? '')).toBe(clock().getTime() + 10 * MINUTE_MS)
})

test('a code of a secret that was reset in the meantime is refused, and does not restore it', async () => {
  const { page, secret, accountId } = await openEnrolled()
  const pending = await database.db.transaction(async (tx) => {
    await resetSecondFactor(tx, accountId)
    const given = page.give(codeAt(secret, clock()))
    await expect.poll(waitingForLocks, { timeout: 15_000 }).toBe(1)
    return { given }
  })
  expect((await pending.given).status).toBe(422)
  const { rows } = await database.pool.query(
    'select sealed_secret from identity.staff where account_id = $1',
    [accountId],
  )
  expect(rows).toEqual([{ sealed_secret: null }])
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

test('guesses are limited per member, regardless of the network', async () => {
  const { page, secret } = await openEnrolled()
  const given = []
  for (let count = 0; count < 12; count++) given.push(await page.give('123 456', `network-${count}`))
  // The code that set it up counts as the first of ten attempts.
  expect(given.map(({ status }) => status)).toEqual([...Array(9).fill(422), ...Array(3).fill(429)])
  const limited = await page.give(codeAt(secret, clock()), 'another network')
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('confirming the second factor again is valid for ten minutes', async () => {
  const { page, secret, session, id, secondFactor } = await openEnrolled()
  await page.give(codeAt(secret, clock()))
  later(20 * MINUTE_MS)
  expect(Date.parse((await session(id))?.confirmedUntil ?? '')).toBe(clock().getTime() - 10 * MINUTE_MS)
  await (await secondFactor(id)).give(codeAt(secret, clock()))
  expect(Date.parse((await session(id))?.confirmedUntil ?? '')).toBe(clock().getTime() + 10 * MINUTE_MS)
})

test('the page for a second factor is available for ten minutes while its session lasts', async () => {
  const { page, id, secondFactor, endSession } = await openEnrolled()
  later(10 * MINUTE_MS)
  expect((await page.open()).status).toBe(404)
  const next = await secondFactor(id)
  expect((await next.open()).status).toBe(200)
  await endSession(id)
  expect((await next.open()).status).toBe(404)
})
