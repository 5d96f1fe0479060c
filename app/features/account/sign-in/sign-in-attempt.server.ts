import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cookieNames, readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { safeCallback } from '#domain/links/safe-callback.ts'
import { localePath, splitLocalePath } from '#domain/market/locale.ts'

/** The state of a sign-in in progress, stored in the browser (Spec §3: auth verifier, state, callback URL). */
export type SignInAttempt = { readonly verifier: string; readonly state: string; readonly callback: string }

/** Each attempt has its own cookie, named after the start of its state, since several tabs may sign in at once. */
const COOKIE_PREFIX = 'auth_attempt_'
const STATE_ID = /^[\w-]{8}/
/** Matches how long the provider keeps a sign-in open. */
const LIFETIME_SECONDS = 3_600
/** Spec §7: the verifier consists of 64 random bytes. */
const VERIFIER_BYTES = 64
/** Beyond this number, the oldest attempts count as abandoned. */
const OPEN_ATTEMPTS_MAX = 5

/** The state of a sign-out, which distinguishes it from a sign-in in the callback. */
export const SIGN_OUT_STATE = 'sign-out'

/**
 * The state ends with the locale of the attempt, so that an error can be shown in that language even if the attempt's
 * cookie is lost.
 */
export function startAttempt(callback: string): SignInAttempt & { codeChallenge: string } {
  const verifier = randomBytes(VERIFIER_BYTES).toString('base64url')
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const home = localePath(splitLocalePath(callback).locale, '/')
  return { verifier, state: randomBytes(24).toString('base64url') + home, callback, codeChallenge }
}

export function attemptCookie(attempt: SignInAttempt, isSecure: boolean): string {
  const options = { isSecure, isHttpOnly: true, maxAgeSeconds: LIFETIME_SECONDS }
  return writeCookie(COOKIE_PREFIX + attempt.state.slice(0, 8), JSON.stringify(attempt), options)
}

/** Returns the `Set-Cookie` lines that end the attempt. `state` is untrusted. */
export function endAttempt(state: string | null, isSecure: boolean): string[] {
  const [id] = STATE_ID.exec(state ?? '') ?? []
  return id === undefined ? [] : [expiredCookie(COOKIE_PREFIX + id, isSecure)]
}

export function endOldAttempts(request: Request, isSecure: boolean): string[] {
  const open = cookieNames(request.headers.get('cookie')).filter((name) => name.startsWith(COOKIE_PREFIX))
  return open.slice(0, 1 - OPEN_ATTEMPTS_MAX).map((name) => expiredCookie(name, isSecure))
}

const storedAttempt = z.object({ verifier: z.string().min(1), state: z.string(), callback: z.string() })

/**
 * Returns this browser's attempt whose state starts like the given one; null if there is none or it is incomplete. The
 * cookie may be forged, so its callback is validated again: it leads to a page of the shop, or to the home page.
 */
export function readAttempt(request: Request, state: string | null): SignInAttempt | null {
  const [id] = STATE_ID.exec(state ?? '') ?? []
  const stored = id === undefined ? null : readCookie(request.headers.get('cookie'), COOKIE_PREFIX + id)
  const attempt = storedAttempt.safeParse(parseJson(stored))
  return attempt.success ? { ...attempt.data, callback: safeCallback(attempt.data.callback) } : null
}

/** Returns the home page in the locale at the end of `state`, which is untrusted. */
export function homePathForState(state: string | null): string {
  const [path = '/'] = /\/.*$/s.exec(state ?? '') ?? []
  return localePath(splitLocalePath(path).locale, '/')
}

function expiredCookie(name: string, isSecure: boolean): string {
  return writeCookie(name, '', { isSecure, isHttpOnly: true, maxAgeSeconds: 0 })
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
