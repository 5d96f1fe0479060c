import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP, signUp } from '#tests/support/identity/identity-flow.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
/** The delays that were started, and whether a response waited for each to end. */
const delays: { milliseconds: number; isAwaited: boolean }[] = []
const identity = await openIdentity(database, undefined, undefined, (milliseconds) => {
  const started = { milliseconds, isAwaited: false }
  delays.push(started)
  return async () => {
    started.isAwaited = true
  }
})

const KNOWN = { ...SIGN_UP, email: 'known@example.com' }
const STRANGER = { ...SIGN_UP, email: 'stranger@example.com' }
await signUp(identity.browser(), KNOWN)

const readResponse = async (response: Response) => [response.status, await response.text()]

/** Attempts without a valid sign-in: with an invented id, and with another browser's id. */
async function foreignSignIns() {
  const { uid } = await identity.browser().begin()
  return ['nonexistent', uid]
}

// spec 4: sign-in flow: nothing is looked up without a sign-in begun in this browser
test.each(['email', 'sign-in', 'sign-up', 'password-links'])(
  'without a sign-in begun in this browser /%s tells nothing of an account',
  async (step) => {
    const before = identity.letters.length
    for (const uid of await foreignSignIns()) {
      for (const person of [KNOWN, STRANGER, { ...KNOWN, password: 'not the right one' }]) {
        const response = await identity.browser().screen(`/interactions/${uid}/${step}`, person)
        expect(await readResponse(response)).toEqual([404, '{"code":"interaction-not-found"}'])
      }
    }
    expect(identity.letters).toHaveLength(before)
  },
)

test('a password link is emailed only during a sign-in', async () => {
  const response = await identity.browser().screen('/password-links', { email: KNOWN.email, language: 'en' })
  expect(response.status).toBe(404)
})

test('responses to wrong and forgotten passwords have the same form and timing with and without an account', async () => {
  const browser = identity.browser()
  const { uid } = await browser.begin()
  for (const [step, body] of [
    ['sign-in', { password: 'not the right one' }],
    ['password-links', { language: 'en' }],
  ] as const) {
    const responses = []
    for (const { email } of [KNOWN, STRANGER]) {
      delays.length = 0
      const response = await browser.screen(`/interactions/${uid}/${step}`, { email, ...body })
      responses.push(await readResponse(response))
      // All work fits into this delay, which is started first and awaited last.
      expect(delays).toEqual([{ milliseconds: 300, isAwaited: true }])
    }
    const [known, stranger] = responses
    expect(known).toEqual(stranger)
  }
})

test('lookups of an address cannot prevent its owner from creating an account', async () => {
  const email = 'rare@example.com'
  for (let count = 0; count < 30; count++) {
    const browser = identity.browser()
    const { uid } = await browser.begin()
    const response = await browser.screen(`/interactions/${uid}/email`, { email }, `stranger-${count}`)
    expect(await response.json()).toEqual({ next: 'sign-up' })
  }
  const browser = identity.browser()
  const { uid } = await browser.begin()
  expect((await browser.screen(`/interactions/${uid}/sign-up`, { ...STRANGER, email })).status).toBe(200)
})

test('lookups are limited per network and per sign-in; the response has the time to wait', async () => {
  const browser = identity.browser()
  const { uid } = await browser.begin()
  let response = await browser.screen(`/interactions/${uid}/email`, { email: 'one@example.com' }, 'device-0')
  for (let count = 1; count <= 20; count++) {
    const email = `address-${count}@example.com`
    response = await browser.screen(`/interactions/${uid}/email`, { email }, `device-${count}`)
  }
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toEqual({
    code: 'too-many-attempts',
    retryAfterSeconds: Number(response.headers.get('retry-after')),
  })
})
