import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findAccountByEmail } from '../../../services/identity/accounts/accounts.ts'
import { verifyPassword } from '../../../services/identity/passwords/password-hash.ts'
import { codeAt, createSecretSeal } from '../../../services/identity/staff/one-time-code.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { createDesk } from '../../../tests/support/identity/identity-desk.ts'
import { openIdentity } from '../../../tests/support/identity/identity-flow.ts'
import { TEST_TIME } from '../../../tests/support/test-clock.ts'
import { TEAM } from '../../people/team.ts'
import { describeTeam, readTeam, seedTeam, TEAM_FILE } from './seed-team.ts'

const database = await freshDatabase('kernel', 'identity')
const dataFolder = mkdtempSync(join(tmpdir(), 'shop-team-'))
afterAll(async () => {
  await database.close()
  rmSync(dataFolder, { recursive: true })
})
const now = TEST_TIME
const settings = { dataFolder, secretSeal: createSecretSeal(['key-secret']), now }
const created = await seedTeam(database, settings)

test('each member has a role, a password and a secret, in a file readable by its owner only', async () => {
  expect(statSync(join(dataFolder, TEAM_FILE)).mode & 0o777).toBe(0o600)
  expect(created).toEqual(readTeam(dataFolder))
  const { rows } = await database.pool.query('select name, roles from identity.staff order by added_at, name')
  expect(rows).toHaveLength(TEAM.length)
  for (const { email, name, roles } of TEAM) {
    expect(rows).toContainEqual({ name, roles })
    const account = await findAccountByEmail(database, email)
    expect(await verifyPassword(created?.[email]?.password ?? '', account?.passwordHash ?? null)).toBe(true)
  }
})

test('a member gives a code of the secret at the first sign-in already', async () => {
  const identity = await openIdentity(database)
  const [{ email } = { email: '' }] = TEAM
  const { passPassword, startSession, secondFactor } = createDesk(identity)
  const token = await passPassword(email, {}, created?.[email]?.password)
  const { id } = await (await startSession(token)).json()
  const page = await secondFactor(id)
  expect((await page.read()).setUp).toBeNull()
  expect((await page.give(codeAt(created?.[email]?.secret ?? '', TEST_TIME))).status).toBe(200)
})

test('a later start changes nothing, and says where the credentials are', async () => {
  expect(await seedTeam(database, settings)).toBeNull()
  const lines = describeTeam(null, { publicOrigin: 'http://localhost:3000', now })
  expect(lines.join()).toContain('http://localhost:3000/desk')
  expect(lines.join()).toContain(TEAM_FILE)
})

test('the first start prints address, password, secret and current code of each member', () => {
  const text = describeTeam(created, { publicOrigin: 'http://localhost:3000', now }).join('\n')
  for (const { email } of TEAM) {
    const { password = '?', secret = '?' } = created?.[email] ?? {}
    for (const part of [email, password, secret, codeAt(secret, now)]) expect(text).toContain(part)
  }
})
