import { createHash, randomBytes } from 'node:crypto'
import { readCookie, writeCookie } from '#app/request/cookies.ts'
import { localePath, splitLocalePath } from '#domain/locale.ts'
import { ownPath } from './own-path.ts'

/** What a browser keeps of a sign-in under way (Spec §3: auth verifier, state, callback URL). */
export type SignInAttempt = { readonly verifier: string; readonly state: string; readonly callback: string }

const COOKIES = { verifier: 'auth_verifier', state: 'auth_state', callback: 'auth_callback' } as const
const NAMES = ['verifier', 'state', 'callback'] as const
/** As long as the provider keeps a sign-in open. */
const LIFETIME_SECONDS = 3_600
/** Spec §7: the verifier is made of 64 random bytes. */
const VERIFIER_BYTES = 64

/** The state ends with the locale of the attempt: should its cookies be lost, the fault is told in that language. */
export function startAttempt(callback: string): SignInAttempt & { codeChallenge: string } {
  const verifier = randomBytes(VERIFIER_BYTES).toString('base64url')
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const home = localePath(splitLocalePath(callback).locale, '/')
  return { verifier, state: randomBytes(24).toString('base64url') + home, callback, codeChallenge }
}

/** Cookies that remember an attempt, or forget it (null). */
export function attemptCookies(attempt: SignInAttempt | null, isSecure: boolean): string[] {
  return NAMES.map((name) =>
    writeCookie(COOKIES[name], attempt?.[name] ?? '', {
      ...{ isSecure, isHttpOnly: true, maxAgeSeconds: attempt ? LIFETIME_SECONDS : 0 },
    }),
  )
}

/**
 * The attempt of this browser; null when there is none or it is not whole. A cookie may have been planted, so its
 * callback is looked at again: it leads to a page of ours, or home.
 */
export function readAttempt(request: Request): SignInAttempt | null {
  const [verifier, state, callback] = NAMES.map((name) =>
    readCookie(request.headers.get('cookie'), COOKIES[name]),
  )
  return verifier && state && callback ? { verifier, state, callback: ownPath(callback) } : null
}

/** The home page, in the locale that a state names; anybody may have written it. */
export function homeOfState(state: string | null): string {
  const [named = '/'] = /\/.*$/s.exec(state ?? '') ?? []
  return localePath(splitLocalePath(named).locale, '/')
}
