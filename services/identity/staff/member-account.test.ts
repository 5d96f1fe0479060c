import { afterAll, afterEach, expect, test } from 'vitest'
import { ACCOUNT_TOKEN_HEADER, emailedLink, linkProof } from '#contracts/identity.ts'
import type { Role } from '#domain/team/roles.ts'
import { lockAccount } from '#services/identity/accounts/accounts.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createAuthenticator } from '#tests/support/identity/authenticator.ts'
import { openMember } from '#tests/support/identity/identity-desk.ts'
import { IDENTITY_ORIGIN, openIdentity, SIGN_UP, signIn } from '#tests/support/identity/identity-flow.ts'
import { codeAt } from './one-time-code.ts'
import { setRoles } from './team-members.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database, { aheadMs: 0, atMs: Date.parse('2026-11-29T09:00:00Z') })
afterEach(() => expect(identity.faults).toEqual([]))
const MINUTE_MS = 60_000
const { password } = SIGN_UP
const NEW_PASSWORD = 'a calm morning inland'

/** Creates a team member with one browser that is signed in to the shop and the desk. */
async function openTeamBrowser(roles: Role[] = ['care']) {
  const browser = identity.browser()
  const member = await openMember(database, { ...identity, browser: () => browser }, roles)
  const { email } = member
  const shop = async () => accountCalls((await signIn(browser, { email, password })).access_token)
  return { ...member, browser, shop }
}

function accountCalls(accessToken: string) {
  return async (method: string, path: string, body?: object) => {
    const response = await identity.service.fetch(
      new Request(`${IDENTITY_ORIGIN}/account${path}`, {
        method,
        headers: { authorization: 'Bearer screens', [ACCOUNT_TOKEN_HEADER]: accessToken },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    return { status: response.status, code: response.status < 400 ? null : (await response.json()).code }
  }
}
const CONFIRMATION = { status: 403, code: 'confirmation-required' }
const lastLink = () => identity.letters.at(-1)?.url.split('/').at(-1) ?? ''

/** The shop's calls that change how an account signs in. */
const CHANGES: readonly [string, string, object][] = [
  ['POST', '/password', { password, newPassword: NEW_PASSWORD }],
  ['POST', '/email', { email: 'thief@example.com', password, language: 'it' }],
  ['POST', '/passkey-creations', { password }],
  ['DELETE', '/passkeys/00000000-0000-4000-8000-000000000001', {}],
]

// spec 4: a member of the team changes how the account signs in at the shop only shortly after the second factor
test('a team member cannot change how they sign in to the shop with the password alone', async () => {
  const { email, shop, signIn: enterDesk } = await openTeamBrowser()
  const call = await shop()
  for (const [method, path, body] of CHANGES) expect(await call(method, path, body)).toEqual(CONFIRMATION)
  // Confirming the second factor in another browser's session does not help this one.
  await enterDesk(email, () => new Date(identity.clock.atMs ?? 0))
  const thief = accountCalls((await signIn(identity.browser(), { email, password })).access_token)
  for (const [method, path, body] of CHANGES) expect(await thief(method, path, body)).toEqual(CONFIRMATION)
})

test('the same browser can do so for ten minutes after the second factor was confirmed at the desk', async () => {
  const member = await openTeamBrowser()
  const call = await member.shop()
  await member.signIn(member.email, member.now)
  for (const [method, path, body] of CHANGES.slice(1))
    expect([path, (await call(method, path, body)).status < 300]).toEqual([path, true])
  expect((await call('POST', '/password', { password, newPassword: NEW_PASSWORD })).status).toBe(204)
  identity.clock.aheadMs += 10 * MINUTE_MS + 1
  const again = { password: NEW_PASSWORD, newPassword: password }
  expect(await call('POST', '/password', again)).toEqual(CONFIRMATION)
})

test('a passkey for signing in does not count as a second factor and cannot add one', async () => {
  const member = await openTeamBrowser([])
  const call = accountCalls(member.customerToken)
  const authenticator = createAuthenticator(IDENTITY_ORIGIN)
  const created = await identity.service.fetch(
    new Request(`${IDENTITY_ORIGIN}/account/passkey-creations`, {
      method: 'POST',
      headers: { authorization: 'Bearer screens', [ACCOUNT_TOKEN_HEADER]: member.customerToken },
      body: JSON.stringify({ password }),
    }),
  )
  const passkey = authenticator.create(await created.json())
  await database.pool.query(
    `insert into identity.staff (account_id, roles, added_at) values ($1, '{care}', '2026-01-01')`,
    [member.accountId],
  )
  expect(await call('POST', '/passkeys', { name: 'Laptop', created: passkey })).toEqual(CONFIRMATION)
})

test('a member must leave the team before the account is deleted, with or without a second factor', async () => {
  const member = await openTeamBrowser()
  const call = await member.shop()
  await member.signIn(member.email, member.now)
  const refusal = { status: 403, code: 'member-of-team' }
  expect(await call('POST', '/proof', { password })).toEqual(refusal)
  expect(await call('DELETE', '', { password })).toEqual(refusal)
  const removed = await database.db.transaction((tx) =>
    identity.service.customers.remove(tx, member.accountId),
  )
  expect(removed).toEqual({ ok: false, code: 'member-of-team' })
  await member.setRoles([])
  const customer = await member.shop()
  expect(await customer('POST', '/proof', { password })).toEqual({ status: 204, code: null })
  expect(await customer('DELETE', '', { password })).toEqual({ status: 204, code: null })
})

/** Creates a member with a second factor and an emailed link that sets a password. */
async function openForgetful() {
  const member = await openTeamBrowser()
  const desk = await member.signIn(member.email, member.now)
  const send = () =>
    database.db.transaction((tx) =>
      identity.service.customers.sendPasswordLink(tx, { accountId: member.accountId, language: 'it' }),
    )
  await send()
  const browser = identity.browser()
  const path = `/password-links/${lastLink()}`
  return { ...member, ...desk, path, browser, open: browser.screen }
}

// spec 4: an emailed link of a member of the team requires the second factor
test('a link that sets a member’s password requires the second factor, which does not change', async () => {
  const { path, open, secret, id, accountId, now, session, email, ...member } = await openForgetful()
  const page = emailedLink.parse(await (await open(path)).json())
  expect(page.secondFactor).toEqual({ hasCode: true, passkey: null })
  const use = async (body: object) => {
    const response = await open(path, body)
    return [response.status, (await response.json()).code]
  }
  expect(await use({ password: NEW_PASSWORD })).toEqual([403, 'confirmation-required'])
  expect(await use({ password: NEW_PASSWORD, proof: 'invented' })).toEqual([403, 'confirmation-required'])
  const wrong = await open(`${path}/second-factor`, { code: '000000' })
  expect([wrong.status, (await wrong.json()).code]).toEqual([422, 'code-wrong'])
  identity.clock.aheadMs += MINUTE_MS
  const given = await open(`${path}/second-factor`, { code: codeAt(secret, now()) })
  const { proof } = linkProof.parse(await given.json())
  // The proof is only valid for one link.
  const other = await openForgetful()
  const stolen = await other.open(other.path, { password: NEW_PASSWORD, proof })
  expect(stolen.status).toBe(403)
  expect((await open(path, { password: NEW_PASSWORD, proof })).status).toBe(200)
  // All sessions end, and the second factor remains.
  expect(await session(id)).toBeNull()
  const next = await member.passPassword(email, {}, NEW_PASSWORD)
  const started = (await (await member.startSession(next)).json()) as { id: string }
  const factor = await (await member.secondFactor(started.id)).read()
  expect(factor).toMatchObject({ setUp: null, hasCode: true })
})

test('a proof for a link expires after ten minutes, and using a recovery code for one is notified', async () => {
  const { path, open, recoveryCodes } = await openForgetful()
  const given = await open(`${path}/second-factor`, { code: recoveryCodes[0] })
  const { proof } = linkProof.parse(await given.json())
  expect(identity.letters.at(-1)?.kind).toBe('account-recovery-code-used')
  expect((await open(`${path}/second-factor`, { code: recoveryCodes[0] })).status).toBe(422)
  identity.clock.aheadMs += 10 * MINUTE_MS
  expect((await open(path, { password: NEW_PASSWORD, proof })).status).toBe(403)
})

test('attempts at the second factor of a link are limited', async () => {
  const { path, open } = await openForgetful()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await open(`${path}/second-factor`, { code: '000000' })).status)
  // The first attempt was used to set up the factor.
  expect(statuses).toEqual([...Array(9).fill(422), 429, 429])
})

test('a member who only has passkeys uses one on the page of a link', async () => {
  const member = await openTeamBrowser()
  const { id } = await member.passPasswordOnly(member.email)
  const factor = await member.secondFactor(id)
  const authenticator = createAuthenticator(IDENTITY_ORIGIN)
  const creation = (await factor.read()).setUp?.passkey
  if (!creation) throw new Error('There are no passkeys here')
  await factor.setUp(authenticator.create(creation))
  await database.db.transaction((tx) =>
    identity.service.customers.sendPasswordLink(tx, { accountId: member.accountId, language: 'it' }),
  )
  const { screen } = identity.browser()
  const path = `/password-links/${lastLink()}`
  const { secondFactor } = emailedLink.parse(await (await screen(path)).json())
  if (!secondFactor?.passkey) throw new Error('A passkey is requested')
  const forged = { used: authenticator.use(secondFactor.passkey, { isSignedByOther: true }) }
  expect((await screen(`${path}/second-factor`, forged)).status).toBe(422)
  const again = emailedLink.parse(await (await screen(path)).json()).secondFactor?.passkey
  if (!again) throw new Error('A passkey is requested again')
  const given = await screen(`${path}/second-factor`, { used: authenticator.use(again) })
  const { proof } = linkProof.parse(await given.json())
  expect((await screen(path, { password: NEW_PASSWORD, proof })).status).toBe(200)
})

test('links that change or restore the address of a member require the second factor too', async () => {
  const member = await openTeamBrowser()
  const call = await member.shop()
  const { secret, recoveryCodes } = await member.signIn(member.email, member.now)
  const email = `new-${member.email}`
  await database.pool.query("update identity.accounts set email_verified_at = '2026-01-01' where id = $1", [
    member.accountId,
  ])
  expect((await call('POST', '/email', { email, password, language: 'it' })).status).toBe(204)
  const change =
    identity.letters
      .find(({ to }) => to === email)
      ?.url.split('/')
      .at(-1) ?? ''
  const { screen } = identity.browser()
  expect((await screen(`/email-changes/${change}`, {})).status).toBe(403)
  identity.clock.aheadMs += MINUTE_MS
  const factor = await screen(`/email-changes/${change}/second-factor`, {
    code: codeAt(secret, member.now()),
  })
  expect((await screen(`/email-changes/${change}`, await factor.json())).status).toBe(204)
  const undo = lastLink()
  expect((await screen(`/email-undos/${undo}`, { password: NEW_PASSWORD })).status).toBe(403)
  const proven = await screen(`/email-undos/${undo}/second-factor`, { code: recoveryCodes[0] })
  const { proof } = linkProof.parse(await proven.json())
  expect((await screen(`/email-undos/${undo}`, { password: NEW_PASSWORD, proof })).status).toBe(200)
})

test('a link that set a password before someone joined the team no longer works', async () => {
  const customer = await openMember(database, identity, [])
  await database.db.transaction((tx) =>
    identity.service.customers.sendPasswordLink(tx, { accountId: customer.accountId, language: 'it' }),
  )
  const path = `/password-links/${lastLink()}`
  await database.db.transaction(async (tx) => {
    const account = await lockAccount(tx, customer.accountId)
    if (account) await setRoles(tx, account, { roles: ['care'], now: customer.now() })
  })
  expect((await identity.browser().screen(path, { password: NEW_PASSWORD })).status).toBe(410)
})
