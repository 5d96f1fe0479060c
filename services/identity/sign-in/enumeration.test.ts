import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP, signUp } from '#tests/support/identity/identity-flow.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)

const KNOWN = { ...SIGN_UP, email: 'known@example.com' }
const STRANGER = { ...SIGN_UP, email: 'stranger@example.com' }
await signUp(identity.browser(), KNOWN)

const answerOf = async (response: Response) => [response.status, await response.text()]

/** Ways to come without a sign-in of one's own: an address that was made up, and that of another browser. */
async function foreignSignIns() {
  const { uid } = await identity.browser().begin()
  return ['nonexistent', uid]
}

test.each(['email', 'sign-in', 'sign-up', 'password-links'])(
  'without a sign-in begun in this browser /%s tells nothing of an account',
  async (step) => {
    const before = identity.letters.length
    for (const uid of await foreignSignIns()) {
      for (const person of [KNOWN, STRANGER, { ...KNOWN, password: 'not the right one' }]) {
        const answer = await identity.browser().screen(`/interactions/${uid}/${step}`, person)
        expect(await answerOf(answer)).toEqual([404, '{"code":"interaction-not-found"}'])
      }
    }
    expect(identity.letters).toHaveLength(before)
  },
)

test('a link for a password is mailed within a sign-in alone', async () => {
  const answer = await identity.browser().screen('/password-links', { email: KNOWN.email, language: 'en' })
  expect(answer.status).toBe(404)
})

test('a wrong password and a forgotten one are answered alike, in the same time, with and without an account', async () => {
  const browser = identity.browser()
  const { uid } = await browser.begin()
  for (const [step, body] of [
    ['sign-in', { password: 'not the right one' }],
    ['password-links', { language: 'en' }],
  ] as const) {
    const answers = []
    for (const { email } of [KNOWN, STRANGER]) {
      const startedAt = performance.now()
      const answer = await browser.screen(`/interactions/${uid}/${step}`, { email, ...body })
      answers.push({ answer: await answerOf(answer), milliseconds: performance.now() - startedAt })
    }
    const [known, stranger] = answers
    expect(known?.answer).toEqual(stranger?.answer)
    // Whatever there was to do was done within a time that is waited for in any case.
    for (const { milliseconds } of answers) expect(milliseconds).toBeGreaterThanOrEqual(295)
  }
})

test('nobody can keep an address from opening an account by looking it up', async () => {
  const email = 'rare@example.com'
  for (let count = 0; count < 30; count++) {
    const browser = identity.browser()
    const { uid } = await browser.begin()
    const answer = await browser.screen(`/interactions/${uid}/email`, { email }, `stranger-${count}`)
    expect(await answer.json()).toEqual({ next: 'sign-up' })
  }
  const browser = identity.browser()
  const { uid } = await browser.begin()
  expect((await browser.screen(`/interactions/${uid}/sign-up`, { ...STRANGER, email })).status).toBe(200)
})

test('one network, and one sign-in, may look up so many addresses; the answer says how long to wait', async () => {
  const browser = identity.browser()
  const { uid } = await browser.begin()
  let answer = await browser.screen(`/interactions/${uid}/email`, { email: 'one@example.com' }, 'device-0')
  for (let count = 1; count <= 20; count++) {
    const email = `address-${count}@example.com`
    answer = await browser.screen(`/interactions/${uid}/email`, { email }, `device-${count}`)
  }
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toEqual({
    code: 'too-many-attempts',
    retryAfterSeconds: Number(answer.headers.get('retry-after')),
  })
})
