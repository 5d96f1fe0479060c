import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { signingKeys } from '../identity-tables.ts'
import { openSigningKeys } from './provider.ts'

const database = await freshDatabase('identity')
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from identity.signing_keys'))
const clock = () => new Date('2026-11-22T09:00:00Z')
const seal = createSeal(['first secret'], 'signing keys')

async function stored(): Promise<string> {
  return JSON.stringify(await database.db.select().from(signingKeys))
}

test('a private key is stored encrypted and does not change at the next start', async () => {
  const [made] = await openSigningKeys({ database, clock, seal })
  expect(made?.d).toMatch(/^[\w-]{43}$/)
  expect(await stored()).not.toContain(made?.d)
  expect(await openSigningKeys({ database, clock, seal })).toEqual([made])
})

test('processes that start together share one key', async () => {
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => openSigningKeys({ database, clock, seal })),
  )
  expect(new Set(opened.map(([key]) => key?.kid)).size).toBe(1)
})

test('a key that an earlier release stored in plain text is encrypted without changing', async () => {
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: 'x',
    y: 'y',
    d: 'private-part',
    kid: 'k',
    use: 'sig',
    alg: 'ES256',
  }
  await database.db.insert(signingKeys).values({ id: 'k', jwk, createdAt: clock() })
  expect(await openSigningKeys({ database, clock, seal })).toEqual([jwk])
  expect(await stored()).not.toContain('private-part')
  expect(await openSigningKeys({ database, clock, seal })).toEqual([jwk])
})

test('after a rotation keys are encrypted with the new secret at the next start', async () => {
  const [made] = await openSigningKeys({ database, clock, seal })
  const rotated = createSeal(['second secret', 'first secret'], 'signing keys')
  expect(await openSigningKeys({ database, clock, seal: rotated })).toEqual([made])
  const newest = createSeal(['second secret'], 'signing keys')
  expect(await openSigningKeys({ database, clock, seal: newest })).toEqual([made])
})

test('if no accepted secret decrypts the keys, the start fails with one line and the keys stay stored', async () => {
  await openSigningKeys({ database, clock, seal })
  const before = await stored()
  const other = createSeal(['another secret'], 'signing keys')
  await expect(openSigningKeys({ database, clock, seal: other })).rejects.toMatchObject({
    name: 'StartFault',
    message: expect.stringMatching(/^[^\n]*OLD_SECRETS[^\n]*$/),
  })
  expect(await stored()).toBe(before)
})
