import { randomBytes } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { cookieTable } from '#app/visitor/cookies/cookie-table.ts'
import { IDENTITY_PATHS, STOREFRONT_CLIENT } from '#contracts/oauth.ts'
import { ok } from '#domain/result.ts'
import { createIdentityService } from '#services/identity/service.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SIGN_UP } from '#tests/support/identity/identity-flow.ts'
import { sampleNewsletter } from '#tests/support/identity/sample-newsletter.ts'
import { testLimiter } from '#tests/support/limiter.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'

const ORIGIN = 'https://shop.example'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

const database = await freshDatabase('kernel', 'identity')
// The library's provider reads the clock itself.
vi.useFakeTimers({ now: TEST_TIME, toFake: ['Date'] })
afterAll(() => {
  vi.useRealTimers()
  return database.close()
})
const service = await createIdentityService({
  database,
  clock: () => TEST_TIME,
  startDelay: () => async () => {},
  origin: ORIGIN,
  cookieSecret: 'secret',
  screensToken: 'screens',
  limiter: testLimiter(database),
  keySeal: createSeal(['key-secret'], 'signing keys'),
  secretSeal: createSeal(['key-secret'], 'one-time codes'),
  ticketSeal: createSeal(['key-secret'], 'second factor tickets'),
  shopName: 'Falegnameria',
  readLanguage: async () => ok(null),
  isBreached: async () => false,
  sendMail: async () => {},
  forgetMail: async () => {},
  newsletter: sampleNewsletter(),
  reportError: (error) => console.error(error),
})

/** Signs up over TLS; returns every cookie that was set during the flow, by name. */
async function cookiesOfSignUp(): Promise<Map<string, string>> {
  const set = new Map<string, string>()
  const call = async (path: string, body?: object) => {
    const cookie = [...set]
      .map(([name, line]) => `${name}=${line.split(';', 1)[0]?.slice(name.length + 1)}`)
      .join('; ')
    const headers = {
      cookie,
      authorization: 'Bearer screens',
      'content-type': 'application/json',
      'x-visitor-key': 'v',
    }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await service.fetch(new Request(new URL(path, ORIGIN), init))
    for (const line of response.headers.getSetCookie()) {
      // Cookies that are cleared later in the flow still count as set.
      if (secondsLeft(line) > 0) set.set(line.split('=', 1)[0] ?? '', line)
    }
    return response
  }
  const requested = new URLSearchParams({
    client_id: STOREFRONT_CLIENT,
    response_type: 'code',
    redirect_uri: `${ORIGIN}/api/auth/callback`,
    state: randomBytes(8).toString('hex'),
    scope: 'openid email',
    code_challenge_method: 'S256',
    code_challenge: CHALLENGE,
  })
  const begun = await call(`${IDENTITY_PATHS.authorize}?${requested}`)
  const uid = begun.headers.get('location')?.split('/').at(-1) ?? ''
  const finished = await call(`/interactions/${uid}/sign-up`, SIGN_UP)
  await call(((await finished.json()) as { redirectTo: string }).redirectTo)
  return set
}

function secondsLeft(line: string): number {
  const [, until = ''] = /; expires=([^;]+)/i.exec(line) ?? []
  return (Date.parse(until) - TEST_TIME.getTime()) / 1000
}

// spec 3: the provider's cookies, each with lifetime and flags
test('the provider sets only the cookies of the table, with their lifetimes and flags', async () => {
  const set = await cookiesOfSignUp()
  const rows = cookieTable.filter(({ purpose }) => purpose === 'provider')
  expect([...set.keys()].sort()).toEqual(rows.map(({ name }) => name).sort())
  for (const { name, lifetimeSeconds, isHttpOnly } of rows) {
    const line = set.get(name) ?? ''
    expect({ name, isHttpOnly: /; httponly/i.test(line) }).toEqual({ name, isHttpOnly })
    expect(line).toMatch(/; samesite=lax/i)
    expect(line).toMatch(/; secure/i)
    expect(Math.abs(secondsLeft(line) - lifetimeSeconds), line).toBeLessThan(60)
  }
})

test('the cookies of a sign-in are sent only to its own page and callback', async () => {
  const set = await cookiesOfSignUp()
  expect(set.get('oidc_interaction')).toMatch(/; path=\/sign-in\/[\w-]+/i)
  expect(set.get('oidc_resume')).toMatch(/; path=\/authentication\/oauth\/authorize\/[\w-]+/i)
})
