import { afterAll, afterEach, expect, test } from 'vitest'
import { refuse } from '#domain/result.ts'
import { resolveEmailLanguage } from '#services/identity/links/emails.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP, signUp } from '#tests/support/identity/identity-flow.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
afterEach(() => expect(identity.faults).toEqual([]))
let people = 0

/** Creates someone who signed up on a German page. `chosen` is the language of their account, if any. */
async function createPerson(chosen: 'es' | null) {
  const person = { ...SIGN_UP, email: `letter-${++people}@example.com` }
  const browser = identity.browser()
  const tokens = await signUp(browser, person)
  const payload = Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString('utf8')
  const { sub } = JSON.parse(payload) as { sub: string }
  if (chosen) identity.languages.set(sub, chosen)
  const call = (path: string, body: object) =>
    browser.call(`/account${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        authorization: 'Bearer screens',
        'x-account-token': tokens.access_token,
        'content-type': 'application/json',
        'x-visitor-key': `letters-${people}`,
      },
    })
  return { person, browser, call }
}

const lastEmail = () => identity.letters.at(-1)

// spec 3: user: language, in which letters are written too
test.each([
  ['es', 'es', 'es-es'],
  [null, 'fr', 'fr-fr'],
] as const)(
  'with %j chosen, on a French page, letters are written in %s',
  async (chosen, language, prefix) => {
    const { person, browser, call } = await createPerson(chosen)
    browser.signOut()
    const { uid } = await browser.begin()
    await browser.screen(`/interactions/${uid}/password-links`, { email: person.email, language: 'fr' })
    expect(lastEmail()).toMatchObject({
      kind: 'account-password',
      language,
      url: expect.stringContaining(`/${prefix}/password/`),
    })
    await call('/verification', { language: 'fr' })
    expect(lastEmail()).toMatchObject({ kind: 'account-verification', language })
    const email = `moved-${people}@example.com`
    await call('/email', { email, password: person.password, language: 'fr' })
    expect(lastEmail()).toMatchObject({ kind: 'account-email-change', language })
  },
)

test.each([
  ['es', 'es'],
  [null, 'de'],
] as const)(
  'with %j chosen, the old address is told in %s that it no longer counts',
  async (chosen, language) => {
    const { person, browser, call } = await createPerson(chosen)
    await call('/email', { email: `gone-${people}@example.com`, password: person.password, language: 'fr' })
    const token = lastEmail()?.url.split('/').at(-1) ?? ''
    expect((await browser.screen(`/email-changes/${token}`, {})).status).toBe(204)
    expect(lastEmail()).toMatchObject({ kind: 'account-email-changed', to: person.email, language })
  },
)

test('if the chosen language cannot be loaded, the page’s language is used', async () => {
  const readLanguage = async () => refuse('account-unavailable')
  expect(await resolveEmailLanguage({ readLanguage }, 'anna', 'it')).toBe('it')
})
