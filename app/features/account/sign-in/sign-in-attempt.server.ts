import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cookieNames, readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { localePath, splitLocalePath } from '#domain/market/locale.ts'
import { ownPath } from '../own-path.ts'

/** What a browser keeps of a sign-in under way (Spec §3: auth verifier, state, callback URL). */
export type SignInAttempt = { readonly verifier: string; readonly state: string; readonly callback: string }

/** Each attempt has a cookie of its own, named by how its state begins: several tabs may sign in at once. */
const PREFIX = 'auth_attempt_'
const ID = /^[\w-]{8}/
/** As long as the provider keeps a sign-in open. */
const LIFETIME_SECONDS = 3_600
/** Spec §7: the verifier is made of 64 random bytes. */
const VERIFIER_BYTES = 64
/** More sign-ins than this are not open at once: the earlier ones were given up. */
const OPEN_ATTEMPTS = 5

/** The state by which a sign-out remembers where it leads back to. */
export const SIGN_OUT_STATE = 'sign-out'

/** The state ends with the locale of the attempt: should its cookie be lost, the error is shown in that language. */
export function startAttempt(callback: string): SignInAttempt & { codeChallenge: string } {
  const verifier = randomBytes(VERIFIER_BYTES).toString('base64url')
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const home = localePath(splitLocalePath(callback).locale, '/')
  return { verifier, state: randomBytes(24).toString('base64url') + home, callback, codeChallenge }
}

/** The cookie that remembers an attempt. */
export function attemptCookie(attempt: SignInAttempt, isSecure: boolean): string {
  const options = { isSecure, isHttpOnly: true, maxAgeSeconds: LIFETIME_SECONDS }
  return writeCookie(PREFIX + attempt.state.slice(0, 8), JSON.stringify(attempt), options)
}

/** Cookies that forget the attempt of a state, which may be anyone's text. */
export function endAttempt(state: string | null, isSecure: boolean): string[] {
  const [id] = ID.exec(state ?? '') ?? []
  return id === undefined ? [] : [forgottenCookie(PREFIX + id, isSecure)]
}

/** Cookies that forget attempts which were given up. */
export function endOldAttempts(request: Request, isSecure: boolean): string[] {
  const open = cookieNames(request.headers.get('cookie')).filter((name) => name.startsWith(PREFIX))
  return open.slice(0, 1 - OPEN_ATTEMPTS).map((name) => forgottenCookie(name, isSecure))
}

const storedAttempt = z.object({ verifier: z.string().min(1), state: z.string(), callback: z.string() })

/**
 * The attempt of this browser that has the given state; null when there is none or it is not whole. A cookie may have
 * been planted, so its callback is looked at again: it leads to a page of ours, or home.
 */
export function readAttempt(request: Request, state: string | null): SignInAttempt | null {
  const [id] = ID.exec(state ?? '') ?? []
  const stored = id === undefined ? null : readCookie(request.headers.get('cookie'), PREFIX + id)
  const attempt = storedAttempt.safeParse(parseJson(stored))
  return attempt.success ? { ...attempt.data, callback: ownPath(attempt.data.callback) } : null
}

/** The home page, in the locale that a state names; anyone may have written it. */
export function homeOfState(state: string | null): string {
  const [named = '/'] = /\/.*$/s.exec(state ?? '') ?? []
  return localePath(splitLocalePath(named).locale, '/')
}

function forgottenCookie(name: string, isSecure: boolean): string {
  return writeCookie(name, '', { isSecure, isHttpOnly: true, maxAgeSeconds: 0 })
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
