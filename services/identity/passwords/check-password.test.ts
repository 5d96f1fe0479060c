import { afterAll, expect, test } from 'vitest'
import { ACCOUNT_TOKEN_HEADER } from '#contracts/identity.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP, signUp } from '#tests/support/identity/identity-flow.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
identity.breached.add('fell off a lorry')
let people = 0

const readRefusal = async (response: Response) =>
  ((await response.json()) as { code?: string }).code ?? response.status

// spec 5: passwords that are common, were in a breach or name the account are refused
test.each([
  ['Password123', 'password-common'],
  ['fell off a lorry', 'password-common'],
  ['my falegnameria password', 'password-personal'],
  ['hello refused-person', 'password-personal'],
  ['short', 'password-refused'],
])('%s is no password to be set: %s', async (password, code) => {
  const email = `refused-person@${++people}.example.com`
  const browser = identity.browser()
  const { uid } = await browser.begin()
  const opened = await browser.screen(`/interactions/${uid}/sign-up`, { ...SIGN_UP, email, password })
  expect(await readRefusal(opened)).toBe(code)

  const tokens = await signUp(browser, { ...SIGN_UP, email })
  const change = await identity.service.fetch(
    new Request('http://identity.internal/account/password', {
      method: 'POST',
      headers: { authorization: 'Bearer screens', [ACCOUNT_TOKEN_HEADER]: tokens.access_token },
      body: JSON.stringify({ password: SIGN_UP.password, newPassword: password }),
    }),
  )
  expect(await readRefusal(change)).toBe(code)

  const other = identity.browser()
  const { uid: forgotten } = await other.begin()
  await other.screen(`/interactions/${forgotten}/password-links`, { email, language: 'en' })
  const link = `/password-links/${identity.letters.at(-1)?.url.split('/').at(-1)}`
  expect(await readRefusal(await other.screen(link, { password }))).toBe(code)
  // A refused password does not use up the link.
  expect((await other.screen(link, { password: 'una notte lunga' })).status).toBe(200)
})
