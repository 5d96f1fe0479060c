import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { deskSecurity } from '#contracts/identity-desk.ts'
import { passkeyCreation } from '#contracts/passkeys.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createAuthenticator, type Forged } from '#tests/support/identity/authenticator.ts'
import { createDesk, openMember } from '#tests/support/identity/identity-desk.ts'
import { IDENTITY_ORIGIN, openIdentity } from '#tests/support/identity/identity-flow.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { codeAt } from './one-time-code.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database, { aheadMs: 0, atMs: TEST_TIME.getTime() })
afterEach(() => expect(identity.faults).toEqual([]))

const MINUTE_MS = 60_000
function later(ms: number): void {
  identity.clock.aheadMs += ms
}
const clock = () => new Date((identity.clock.atMs ?? 0) + identity.clock.aheadMs)
const readOutcome = async (response: Response) => [
  response.status,
  response.ok ? null : (await response.json()).code,
]
const REFUSED = [422, 'passkey-refused']

/** Creates a member without a second factor who has entered the password. */
async function openNew() {
  const member = await openMember(database, identity, ['admin'])
  return { ...member, ...(await member.passPasswordOnly(member.email)) }
}

/** Creates a member who has signed in with a passkey as the second factor. */
async function openEnrolled() {
  const member = await openNew()
  const authenticator = createAuthenticator(IDENTITY_ORIGIN)
  const creation = (await member.page.read()).setUp?.passkey
  if (!creation) throw new Error('No passkey can be set up')
  const { recoveryCodes } = await (await member.page.setUp(authenticator.create(creation))).json()
  return { ...member, authenticator, creation, recoveryCodes: recoveryCodes as string[] }
}

type Member = Awaited<ReturnType<typeof openEnrolled>>
async function readRequestOptions(page: Member['page']) {
  const request = (await page.read()).passkey
  if (!request) throw new Error('No passkey is requested')
  return request
}
const readSecurity = async (member: { id: string } & Pick<Member, 'security'>) =>
  deskSecurity.parse(await (await member.security(member.id)('GET', '')).json())

test('a passkey can be the first second factor, and only its public key is stored', async () => {
  const member = await openEnrolled()
  expect(member.recoveryCodes).toHaveLength(10)
  expect(member.creation).toMatchObject({
    rp: { id: 'localhost', name: 'Falegnameria' },
    attestation: 'none',
    authenticatorSelection: { userVerification: 'required', residentKey: 'discouraged' },
  })
  expect((await member.session(member.id))?.confirmedUntil).not.toBeNull()
  expect(identity.letters.at(-1)).toMatchObject({
    kind: 'account-factor-added',
    to: member.email,
    factor: 'passkey',
    url: `${IDENTITY_ORIGIN}/desk/security`,
  })
  const next = await member.passPasswordOnly(member.email)
  const read = await next.page.read()
  expect(read).toMatchObject({ setUp: null, hasCode: false })
  expect(read.passkey?.allowCredentials?.map(({ id }) => id)).toEqual([member.authenticator.id])
  expect(
    await readOutcome(await next.page.use(member.authenticator.use(await readRequestOptions(next.page)))),
  ).toEqual([200, null])
  expect(await readSecurity({ ...member, id: next.id })).toMatchObject({
    hasCode: false,
    recoveryCodesLeft: 10,
    passkeys: [{ name: 'Laptop', usedAt: clock().toISOString() }],
  })
})

test('a password alone sets up nothing once there is a passkey, and no code without a secret works', async () => {
  const member = await openEnrolled()
  const next = await member.passPasswordOnly(member.email)
  expect(await readOutcome(await next.page.give('123456'))).toEqual([422, 'code-wrong'])
  const other = createAuthenticator(IDENTITY_ORIGIN)
  const creation = { ...member.creation, challenge: (await readRequestOptions(next.page)).challenge }
  expect(await readOutcome(await next.page.setUp(other.create(creation)))).toEqual(REFUSED)
  expect((await member.session(next.id))?.confirmedUntil).toBeNull()
  expect((await member.security(next.id)('GET', '')).status).toBe(401)
  expect((await member.security(next.id)('POST', '/passkey-creations')).status).toBe(401)
})

const FORGED: Record<string, Forged> = {
  'another origin': { origin: 'https://evil.example' },
  'another port of this host': { origin: 'http://localhost:3001' },
  'another host': { host: 'evil.example' },
  'another challenge': { challenge: 'AAAA' },
  'no verified user': { isVerified: false },
  'the type of a new passkey': { type: 'webauthn.create' },
  'another key': { isSignedByOther: true },
  'a count that has not advanced': { counter: 1 },
  'a count that went back': { counter: 0 },
}
describe.each(Object.entries(FORGED))('what is signed with %s', (_, forged) => {
  test('is refused, and its challenge is consumed', async () => {
    const member = await openEnrolled()
    const { page, id } = await member.passPasswordOnly(member.email)
    const request = await readRequestOptions(page)
    expect(await readOutcome(await page.use(member.authenticator.use(request, forged)))).toEqual(REFUSED)
    expect((await member.session(id))?.confirmedUntil).toBeNull()
    const used = member.authenticator.use(request, { counter: 9 })
    expect((await page.use(used)).status).toBe(forged.challenge === undefined ? 422 : 200)
  })
})

const FORGED_CREATION: Record<string, Forged> = {
  'another origin': { origin: 'https://evil.example' },
  'another host': { host: 'evil.example' },
  'another challenge': { challenge: 'AAAA' },
  'no verified user': { isVerified: false },
  'the type of a signature': { type: 'webauthn.get' },
}
test.each(Object.entries(FORGED_CREATION))('a new passkey with %s is refused', async (_, forged) => {
  const { page } = await openNew()
  const creation = (await page.read()).setUp?.passkey
  if (!creation) throw new Error('No passkey can be set up')
  const created = createAuthenticator(IDENTITY_ORIGIN).create(creation, forged)
  expect(await readOutcome(await page.setUp(created))).toEqual(REFUSED)
  expect((await page.read()).setUp).not.toBeNull()
})

test('a passkey signature works once, in its own session and for its own account', async () => {
  const [anna, ben] = [await openEnrolled(), await openEnrolled()]
  const first = await anna.passPasswordOnly(anna.email)
  const second = await anna.passPasswordOnly(anna.email)
  const signed = anna.authenticator.use(await readRequestOptions(first.page))
  expect(await readOutcome(await second.page.use(signed))).toEqual(REFUSED)
  expect((await first.page.use(signed)).status).toBe(200)
  expect(await readOutcome(await first.page.use(signed))).toEqual(REFUSED)
  const foreign = await ben.passPasswordOnly(ben.email)
  const ofAnna = anna.authenticator.use(await readRequestOptions(foreign.page))
  expect(await readOutcome(await foreign.page.use(ofAnna))).toEqual(REFUSED)
})

test('of simultaneous uses of one signature exactly one succeeds', async () => {
  const member = await openEnrolled()
  const { page } = await member.passPasswordOnly(member.email)
  const signed = member.authenticator.use(await readRequestOptions(page))
  const given = await Promise.all(Array.from({ length: 4 }, () => page.use(signed)))
  expect(given.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
})

test('malformed input is refused', async () => {
  const member = await openEnrolled()
  const { page } = await member.passPasswordOnly(member.email)
  const signed = member.authenticator.use(await readRequestOptions(page))
  for (const clientDataJSON of ['', 'AA', Buffer.from('null').toString('base64url')]) {
    const response = { ...signed.response, clientDataJSON }
    expect(await readOutcome(await page.use({ ...signed, response }))).toEqual(REFUSED)
  }
  const cut = { ...signed.response, authenticatorData: signed.response.authenticatorData.slice(0, 20) }
  expect(await readOutcome(await page.use({ ...signed, response: cut }))).toEqual(REFUSED)
})

test('signing again with a passkey confirms the session', async () => {
  const member = await openEnrolled()
  later(20 * MINUTE_MS)
  const remove = await member.security(member.id)('POST', '/recovery-codes')
  expect(await readOutcome(remove)).toEqual([403, 'confirmation-required'])
  const page = await member.secondFactor(member.id)
  await page.use(member.authenticator.use(await readRequestOptions(page)))
  identity.languages.set(member.accountId, 'es')
  const replaced = await member.security(member.id)('POST', '/recovery-codes')
  expect(replaced.status).toBe(201)
  const { recoveryCodes } = await replaced.json()
  expect(identity.letters.at(-1)).toMatchObject({ kind: 'account-recovery-codes-replaced', language: 'es' })
  const next = await member.passPasswordOnly(member.email)
  expect(await readOutcome(await next.page.give(member.recoveryCodes[0] ?? ''))).toEqual([422, 'code-wrong'])
  expect((await next.page.give(recoveryCodes[0])).status).toBe(200)
  expect(identity.letters.at(-1)).toMatchObject({
    kind: 'account-recovery-code-used',
    language: 'es',
    codesLeft: 9,
  })
})

test('if recovery codes are replaced twice simultaneously, there are ten codes, and the later ones work', async () => {
  const member = await openEnrolled()
  const replace = () => member.security(member.id)('POST', '/recovery-codes')
  const pending = await database.db.transaction(async (tx) => {
    await tx.execute(
      sql`select 1 from identity.recovery_codes where account_id = ${member.accountId} for update`,
    )
    const replacing = [replace(), replace()]
    await expect.poll(waitingForLocks, { timeout: 15_000 }).toBe(2)
    return { replacing }
  })
  const replaced = await Promise.all(pending.replacing)
  expect(replaced.map(({ status }) => status)).toEqual([201, 201])
  expect((await readSecurity(member)).recoveryCodesLeft).toBe(10)
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

test('a member can add, rename and remove factors, but not the last one', async () => {
  const member = await openEnrolled()
  const call = member.security(member.id)
  const [only] = (await readSecurity(member)).passkeys
  expect(await readOutcome(await call('DELETE', `/passkeys/${only?.id}`))).toEqual([422, 'last-factor'])

  const phone = createAuthenticator(IDENTITY_ORIGIN)
  const creation = passkeyCreation.parse(await (await call('POST', '/passkey-creations')).json())
  expect(creation.excludeCredentials.map(({ id }) => id)).toEqual([member.authenticator.id])
  const added = await call('POST', '/passkeys', { name: 'Phone', created: phone.create(creation) })
  expect(added.status).toBe(204)
  expect((await readSecurity(member)).recoveryCodesLeft).toBe(10)

  const { secret } = await (await call('POST', '/code-secrets')).json()
  expect(await readOutcome(await call('POST', '/codes', { code: '12' }))).toEqual([422, 'code-wrong'])
  expect((await call('POST', '/codes', { code: codeAt(secret, clock()) })).status).toBe(204)
  expect(identity.letters.at(-1)).toMatchObject({ kind: 'account-factor-added', factor: 'code' })
  expect(await readOutcome(await call('POST', '/code-secrets'))).toEqual([422, 'code-wrong'])

  await call('PATCH', `/passkeys/${only?.id}`, { name: '  Old laptop ' })
  expect((await readSecurity(member)).passkeys.map(({ name }) => name)).toEqual(['Old laptop', 'Phone'])
  expect((await call('DELETE', `/passkeys/${only?.id}`)).status).toBe(204)
  expect(identity.letters.at(-1)).toMatchObject({ kind: 'account-factor-removed', factor: 'passkey' })
  expect((await call('DELETE', '/codes')).status).toBe(204)
  const [left] = (await readSecurity(member)).passkeys
  expect(await readOutcome(await call('DELETE', `/passkeys/${left?.id}`))).toEqual([422, 'last-factor'])
  expect((await call('DELETE', '/passkeys/not-an-id')).status).toBe(422)
})

test('after two simultaneous removals, one factor remains', async () => {
  const member = await openEnrolled()
  const call = member.security(member.id)
  const creation = passkeyCreation.parse(await (await call('POST', '/passkey-creations')).json())
  await call('POST', '/passkeys', {
    name: 'Phone',
    created: createAuthenticator(IDENTITY_ORIGIN).create(creation),
  })
  const { passkeys } = await readSecurity(member)
  const removed = await Promise.all(passkeys.map(({ id }) => call('DELETE', `/passkeys/${id}`)))
  expect(removed.map(({ status }) => status).sort()).toEqual([204, 422])
})

test('a member can only change their own passkeys and sessions', async () => {
  const [anna, ben] = [await openEnrolled(), await openEnrolled()]
  const [ofAnna] = (await readSecurity(anna)).passkeys
  const call = ben.security(ben.id)
  await call('PATCH', `/passkeys/${ofAnna?.id}`, { name: 'Mine' })
  const phone = createAuthenticator(IDENTITY_ORIGIN)
  const creation = passkeyCreation.parse(await (await call('POST', '/passkey-creations')).json())
  await call('POST', '/passkeys', { name: 'Phone', created: phone.create(creation) })
  await call('DELETE', `/passkeys/${ofAnna?.id}`)
  const [session] = (await readSecurity(anna)).sessions
  await call('DELETE', `/sessions/${session?.id}`)
  expect((await readSecurity(anna)).passkeys).toMatchObject([{ name: 'Laptop' }])
})

test('a member sees the sessions at the desk, ends one, and all others', async () => {
  const member = await openEnrolled()
  const enter = async (desk: Pick<Member, 'passPasswordOnly'>) => {
    const { id, page } = await desk.passPasswordOnly(member.email)
    await page.use(member.authenticator.use(await readRequestOptions(page)))
    return id
  }
  // Adds one more session in this browser and two in others.
  const others: string[] = []
  for (const desk of [member, createDesk(identity), createDesk(identity)]) others.push(await enter(desk))
  const { sessions } = await readSecurity(member)
  expect(sessions).toHaveLength(4)
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const call = member.security(member.id)
  const activeSessions = async () => (await Promise.all(others.map(member.session))).filter(Boolean).length
  for (const { id } of sessions.filter(({ isCurrent }) => !isCurrent).slice(0, 2)) {
    const before = await activeSessions()
    expect((await call('DELETE', `/sessions/${id}`)).status).toBe(204)
    expect(await activeSessions()).toBe(before - 1)
  }
  expect((await call('DELETE', '/other-sessions')).status).toBe(204)
  expect(await activeSessions()).toBe(0)
  expect(await member.session(member.id)).not.toBeNull()
})
