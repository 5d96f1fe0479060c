import { createHash, randomBytes } from 'node:crypto'
import { DEVICE_HEADER, deviceResponse } from '#contracts/identity.ts'
import type { AccountMailRequest } from '#contracts/mail.ts'
import { IDENTITY_PATHS, STOREFRONT_CLIENT } from '#contracts/oauth.ts'
import type { Language } from '#domain/market/language.ts'
import { ok } from '#domain/result.ts'
import type { Newsletter } from '#services/identity/accounts/newsletter.ts'
import type { IdentityOptions } from '#services/identity/options.ts'
import { createIdentityService, type IdentityService } from '#services/identity/service.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { testLimiter } from '../limiter.ts'
import { testClock } from '../test-clock.ts'
import { sampleNewsletter } from './sample-newsletter.ts'

export const IDENTITY_ORIGIN = 'http://localhost:3000'
const SCREENS_TOKEN = 'screens'
const CALLBACK = `${IDENTITY_ORIGIN}/api/auth/callback`

/**
 * An identity service with its sent emails, a clock that can be moved forward or stopped (`atMs`), and a browser that
 * signs in without pages. Delays end immediately, unless `startDelay` is given.
 */
export async function openIdentity(
  database: Database,
  clock: { aheadMs: number; atMs?: number } = { aheadMs: 0 },
  newsletter: Newsletter = sampleNewsletter(),
  startDelay: IdentityOptions['startDelay'] = () => async () => {},
) {
  const sentEmails: AccountMailRequest[] = []
  const errors: unknown[] = []
  /** Accounts whose emails the mail service was called to delete. */
  const forgotten: { accountId: string; email: string | null }[] = []
  /** The language that each account chose for emails. */
  const languages = new Map<string, Language>()
  /** Passwords that the breach service would report. */
  const breached = new Set<string>()
  const running = testClock()
  const now = () => new Date((clock.atMs ?? running().getTime()) + clock.aheadMs)
  const service = await createIdentityService({
    database,
    clock: now,
    startDelay,
    limiter: testLimiter(database, now),
    origin: IDENTITY_ORIGIN,
    keySeal: createSeal(['key-secret'], 'signing keys'),
    secretSeal: createSeal(['key-secret'], 'one-time codes'),
    ticketSeal: createSeal(['key-secret'], 'second factor tickets'),
    cookieSecret: 'cookie-secret',
    screensToken: SCREENS_TOKEN,
    shopName: 'Falegnameria',
    readLanguage: async (accountId) => ok(languages.get(accountId) ?? null),
    isBreached: async (password) => breached.has(password),
    sendMail: async (_queryable, request) => void sentEmails.push(request),
    forgetMail: async (_queryable, account) => void forgotten.push(account),
    newsletter,
    reportError: (error) => errors.push(error),
  })
  return {
    service,
    newsletter,
    letters: sentEmails,
    forgotten,
    faults: errors,
    clock,
    now,
    languages,
    breached,
    browser: (userAgent?: string) => createBrowser(service, userAgent),
  }
}

/** Stores cookies like a browser, but does not follow redirects automatically. */
export function createBrowser(service: Pick<IdentityService, 'fetch'>, userAgent?: string) {
  const jar = new Map<string, string>()
  /** What the storefront stores for the browser and sends on its behalf. */
  const stored = { device: null as string | null }
  const visitorKey = randomBytes(6).toString('hex')
  /** Cookies of one sign-in are sent only if their path ends with the sign-in's own segment. */
  const cookiesFor = (path: string) =>
    [...jar]
      .map(([key, value]) => ({ name: key.split(' ', 1)[0], end: key.split(' ')[1] ?? '', value }))
      .filter(({ end }) => path.includes(end))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookiesFor(path))
    if (userAgent !== undefined) headers.set('user-agent', userAgent)
    const response = await service.fetch(new Request(new URL(path, IDENTITY_ORIGIN), { ...init, headers }))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const [, end = ''] = /; path=\/[^;]*?([^/;]*)(?:;|$)/i.exec(line) ?? []
      const key = end === '' ? name : `${name} ${end}`
      if (value === '' || /max-age=0/i.test(line)) jar.delete(key)
      else jar.set(key, value)
    }
    return response
  }

  async function screen(path: string, body?: object, visitor = visitorKey): Promise<Response> {
    const response = await call(path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${SCREENS_TOKEN}`,
        'content-type': 'application/json',
        'x-visitor-key': visitor,
        ...(stored.device !== null && { [DEVICE_HEADER]: stored.device }),
      },
    })
    const given = response.ok && response.status !== 204 ? await response.clone().json() : null
    const parsed = deviceResponse.safeParse(given)
    if (parsed.success) stored.device = parsed.data.device
    return response
  }

  /** Clears all cookies except the one that identifies the device. */
  const signOut = () => jar.clear()

  /** Starts a sign-in; returns the provider's URL and the values needed to complete it. */
  async function begin(changes: Record<string, string | null> = {}) {
    const verifier = randomBytes(64).toString('base64url')
    const requested = {
      client_id: STOREFRONT_CLIENT,
      response_type: 'code',
      redirect_uri: CALLBACK,
      state: 'state',
      scope: 'openid email',
      locale: 'de-AT',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      ...changes,
    }
    const given = Object.entries(requested).filter((entry): entry is [string, string] => entry[1] !== null)
    const response = await call(`${IDENTITY_PATHS.authorize}?${new URLSearchParams(given)}`)
    const location = response.headers.get('location') ?? ''
    return { response, verifier, location, uid: location.split('/').at(-1) ?? '' }
  }

  /** Follows the provider's redirects to a callback; returns its parameters. */
  async function follow(path: string, callback = CALLBACK): Promise<URLSearchParams> {
    let at = path
    for (let step = 0; step < 5; step++) {
      const location = (await call(at)).headers.get('location')
      if (location === null) throw new Error(`${at} leads nowhere`)
      if (location.startsWith(callback)) return new URL(location).searchParams
      at = location
    }
    throw new Error('The provider leads in a circle')
  }

  async function tokens(form: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ client_id: STOREFRONT_CLIENT, ...form })
    return service.fetch(new Request(IDENTITY_ORIGIN + IDENTITY_PATHS.token, { method: 'POST', body }))
  }

  const exchangeCode = (code: string, verifier: string) =>
    tokens({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: CALLBACK })
  const refresh = (token: string) => tokens({ grant_type: 'refresh_token', refresh_token: token })

  return Object.assign(stored, {
    call,
    screen,
    begin,
    follow,
    tokens,
    exchangeCode,
    refresh,
    jar,
    signOut,
  })
}

export const SIGN_UP = {
  email: 'Anna@Example.com',
  password: 'eine lange Nacht',
  language: 'de',
  hasCommercialConsent: false,
  hasPersonalizedConsent: true,
}

type IdentityBrowser = ReturnType<typeof createBrowser>

/** Signs up and returns the tokens. */
export const signUp = (browser: IdentityBrowser, details: object = SIGN_UP) =>
  finish(browser, 'sign-up', details)

/** Signs in with an existing account and returns the tokens. */
export const signIn = (browser: IdentityBrowser, details: { email: string; password: string }) =>
  finish(browser, 'sign-in', details)

async function finish(browser: IdentityBrowser, step: 'sign-up' | 'sign-in', details: object) {
  const { uid, verifier } = await browser.begin()
  const finished = await browser.screen(`/interactions/${uid}/${step}`, details)
  const { redirectTo } = (await finished.json()) as { redirectTo: string }
  const back = await browser.follow(redirectTo)
  const response = await browser.exchangeCode(back.get('code') ?? '', verifier)
  return (await response.json()) as { access_token: string; refresh_token: string; id_token: string }
}
