import type { MiddlewareFunction } from 'react-router'
import { z } from 'zod'
import { now } from '#app/page/clock.ts'
import {
  clientsContext,
  endedSessionContext,
  type Seal,
  type Session,
  sealContext,
  sessionContext,
} from '#app/visitor/context.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import type { AuthToken, IdentityClient } from '#clients/identity/identity-client.ts'
import { isRefreshDue } from './session-timing.ts'

/** Holds the encrypted auth token (Spec §3). Its presence keeps all pages of its owner out of shared caches. */
export const SESSION_COOKIE = 'session'

/**
 * Runs before the loaders, and refreshes a token about to expire. Spec §4: only a definite refusal clears the
 * session; if the provider is unavailable it stays and the refresh is tried again.
 */
export const loadSession: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const sealed = readCookie(request.headers.get('cookie'), SESSION_COOKIE)
  if (!sealed) return next()
  const seal = context.get(sealContext)
  const { identity } = context.get(clientsContext)
  const { token, isChanged } = await currentToken(readToken(seal, sealed), identity, now(context).getTime())
  const mustSetCookie = isChanged || !seal.isCurrent(sealed)
  context.set(sessionContext, token && toSession(token))
  if (token === null) context.set(endedSessionContext, true)
  const response = await next()
  if (mustSetCookie && !setsSession(response)) {
    response.headers.append('Set-Cookie', sessionCookie(token, seal, url.protocol === 'https:'))
  }
  return response
}

/**
 * Returns the account of the session, even an expired one; null without a session. Only this shop can have sealed the
 * cookie.
 */
export function readAccountId({ headers }: Request, seal: Seal): string | null {
  const sealed = readCookie(headers.get('cookie'), SESSION_COOKIE)
  const token = sealed ? readToken(seal, sealed) : null
  return token && (toSession(token)?.accountId ?? null)
}

/** A null token clears the cookie. */
export function sessionCookie(token: AuthToken | null, { seal }: Seal, isSecure: boolean): string {
  const lifetime = token ? {} : { maxAgeSeconds: 0 }
  const value = token ? seal(JSON.stringify(token)) : ''
  return writeCookie(SESSION_COOKIE, value, { isSecure, isHttpOnly: true, ...lifetime })
}

const storedToken = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  idToken: z.string(),
  expiresAt: z.number(),
})
const tokenClaims = z.object({ sub: z.string(), email: z.string() })

function readToken({ open }: Seal, sealed: string): AuthToken | null {
  const parsed = storedToken.safeParse(parseJson(open(sealed)))
  return parsed.success ? parsed.data : null
}

async function currentToken(
  stored: AuthToken | null,
  identity: IdentityClient,
  nowMs: number,
): Promise<{ token: AuthToken | null; isChanged: boolean }> {
  if (stored === null) return { token: null, isChanged: true }
  if (!isRefreshDue(stored.expiresAt, nowMs)) return { token: stored, isChanged: false }
  const refreshed = await refreshOnce(stored.refreshToken, identity)
  if (refreshed.ok) return { token: refreshed.value, isChanged: true }
  return refreshed.code === 'token-refused'
    ? { token: null, isChanged: true }
    : { token: stored, isChanged: false }
}

/** Concurrent loaders of one page, and pages in several tabs, share one refresh. */
function refreshOnce(refreshToken: string, identity: IdentityClient): ReturnType<IdentityClient['refresh']> {
  const running = refreshing.get(refreshToken)
  if (running) return running
  const started = identity.refresh(refreshToken).finally(() => refreshing.delete(refreshToken))
  refreshing.set(refreshToken, started)
  return started
}

const refreshing = new Map<string, ReturnType<IdentityClient['refresh']>>()

/** The token came directly from the provider, so its claims need no verification. */
export function toSession({ idToken, accessToken, expiresAt }: AuthToken): Session | null {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')
  const read = tokenClaims.safeParse(parseJson(payload))
  if (!read.success) return null
  return { accountId: read.data.sub, email: read.data.email, idToken, accessToken, expiresAt }
}

function setsSession({ headers }: Response): boolean {
  return headers.getSetCookie().some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
