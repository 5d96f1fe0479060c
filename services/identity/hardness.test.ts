import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP, signUp } from '#tests/support/identity/identity-flow.ts'
import { badRequest, findResponseProblem } from '#tests/support/identity/identity-fuzz.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
let people = 0
const createPerson = () => ({ ...SIGN_UP, email: `hard-${++people}@example.com` })

test('600 bad requests cause no server error, no redirect to another site, and no writes', async () => {
  const before = await rows()
  await fc.assert(
    fc.asyncProperty(badRequest, async (requested) => {
      expect(await findResponseProblem(identity.service, requested)).toBeNull()
    }),
    { numRuns: 600 },
  )
  expect(await rows()).toEqual(before)
}, 60_000)

// spec 7: refresh tokens: many refreshes at once log nobody out
test('500 simultaneous refreshes of 100 sessions sign no one out', async () => {
  const sessions = []
  for (let begun = 0; begun < 100; begun += 10) {
    const ten = Array.from({ length: 10 }, () => signUp(identity.browser(), createPerson()))
    sessions.push(...(await Promise.all(ten)))
  }
  const browser = identity.browser()
  const requested = sessions.flatMap(({ refresh_token }) => Array.from({ length: 5 }, () => refresh_token))
  const responses = await Promise.all(requested.map((token) => browser.refresh(token)))
  expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  const fresh = (await Promise.all(responses.map((response) => response.json()))) as {
    refresh_token: string
  }[]
  // A browser can continue with any of the five responses.
  const next = await Promise.all(fresh.map(({ refresh_token }) => browser.refresh(refresh_token)))
  expect(next.every(({ status }) => status === 200)).toBe(true)
}, 120_000)

test('session fixation: a session planted before the sign-in is not signed in by it', async () => {
  const attacker = identity.browser()
  await attacker.begin()
  const victim = identity.browser()
  for (const [name, value] of attacker.jar) victim.jar.set(name, value)
  await signUp(victim, createPerson())
  expect((await attacker.begin()).location).toContain('/sign-in/')
})

test('an attacker’s interaction that a victim completes signs in only the victim', async () => {
  const attacker = identity.browser()
  const { uid } = await attacker.begin()
  const victim = identity.browser()
  await victim.begin()
  const tried = await victim.screen(`/interactions/${uid}/sign-up`, createPerson())
  expect(tried.status).toBe(404)
})

test('a stolen code is useless without the verifier', async () => {
  const victim = identity.browser()
  const { uid, verifier } = await victim.begin()
  const finished = await victim.screen(`/interactions/${uid}/sign-up`, createPerson())
  const back = await victim.follow(((await finished.json()) as { redirectTo: string }).redirectTo)
  const code = back.get('code') ?? ''
  const thief = identity.browser()
  const almost = verifier.slice(0, -1) + (verifier.endsWith('A') ? 'B' : 'A')
  for (const guess of ['', 'x'.repeat(43), almost, verifier.toUpperCase()]) {
    expect((await thief.exchangeCode(code, guess)).status).toBe(400)
  }
})

test('using a code twice revokes its tokens', async () => {
  const browser = identity.browser()
  const { uid, verifier } = await browser.begin()
  const finished = await browser.screen(`/interactions/${uid}/sign-up`, createPerson())
  const back = await browser.follow(((await finished.json()) as { redirectTo: string }).redirectTo)
  const code = back.get('code') ?? ''
  const given = (await (await browser.exchangeCode(code, verifier)).json()) as { refresh_token: string }
  expect((await browser.exchangeCode(code, verifier)).status).toBe(400)
  expect((await browser.refresh(given.refresh_token)).status).toBe(400)
})

test('no screen of the provider can be framed, and none of its responses is cached', async () => {
  const browser = identity.browser()
  const { response } = await browser.begin()
  expect(response.headers.get('cache-control')).toMatch(/no-store/)
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/httponly/i)
    expect(cookie).toMatch(/samesite=lax/i)
  }
})

async function rows(): Promise<unknown> {
  const counted = await database.pool.query(
    `select (select count(*) from identity.accounts)::int accounts,
       (select count(*) from identity.payloads)::int payloads,
       (select count(*) from identity.mailed_links)::int links,
       (select count(*) from identity.sign_in_events)::int events`,
  )
  return counted.rows[0]
}
