import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, signUp } from '#tests/support/identity/identity-flow.ts'

const database = await freshDatabase('identity')
afterAll(() => database.close())

test('the table of the provider contains no usable token or code', async () => {
  const identity = await openIdentity(database)
  const browser = identity.browser()
  const { verifier, uid } = await browser.begin()
  const finished = await browser.screen(`/interactions/${uid}/sign-up`, {
    email: 'bea@example.com',
    password: 'ein langer Sommer am See',
    language: 'de',
    hasCommercialConsent: false,
    hasPersonalizedConsent: false,
  })
  const { redirectTo } = (await finished.json()) as { redirectTo: string }
  const code = (await browser.follow(redirectTo)).get('code') ?? ''
  expect(code).not.toBe('')
  expect(await stored()).not.toContain(code)
  const response = await browser.exchangeCode(code, verifier)
  const tokens = (await response.json()) as { access_token: string; refresh_token: string }
  for (const token of [tokens.access_token, tokens.refresh_token]) expect(await stored()).not.toContain(token)
  const refreshed = await browser.refresh(tokens.refresh_token)
  expect(refreshed.status).toBe(200)
})

test('the stored digests are not accepted as tokens', async () => {
  const identity = await openIdentity(database)
  const browser = identity.browser()
  await signUp(browser)
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from identity.payloads where model = 'RefreshToken'",
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { id } of rows) expect((await browser.refresh(id)).status).toBe(400)
})

async function stored(): Promise<string> {
  const { rows } = await database.pool.query('select * from identity.payloads')
  return JSON.stringify(rows)
}
