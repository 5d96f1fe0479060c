import type { RouterContextProvider } from 'react-router'
import { redirect } from '#app/page/address/redirect.ts'
import { sessionCookie } from '#app/session/session.server.ts'
import {
  clientsContext,
  type Session,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { toScreenVisitor } from '#app/visitor/screen-visitor.server.ts'
import type { Clients } from '#clients/clients.ts'
import type { ScreensClient } from '#clients/identity/screens-client.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Result } from '#domain/result.ts'
import { loginPath } from '../paths.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

export type OpenAccount = {
  readonly session: Session
  readonly clients: Clients
  /** Null with a hosted provider. */
  readonly identity: ReturnType<ScreensClient['forAccount']> | null
  /** Returns the value, or null if the service is unavailable. Spec §4: a 401 is handled as by `check`. */
  read<Value>(result: Result<Value, string>): Value | null
  /** For 'unauthorized', throws a redirect to sign-in that clears the token; returns every other code. */
  check<Code extends string>(code: Code): Exclude<Code, 'unauthorized'>
}

export const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** Spec §2: a guest is redirected to sign-in and returns to the page. */
export function requireAccount({ request, context, url }: RequestArgs): OpenAccount {
  const session = context.get(sessionContext)
  const login = loginUrl({ context, url })
  if (session === null) throw redirect(login, 303)
  const clients = context.get(clientsContext)
  const clearingCookie = sessionCookie(null, context.get(sealContext), url.protocol === 'https:')

  function check<Code extends string>(code: Code): Exclude<Code, 'unauthorized'> {
    if (code === 'unauthorized')
      throw redirect(login, { status: 303, headers: { ...PRIVATE, 'Set-Cookie': clearingCookie } })
    return code as Exclude<Code, 'unauthorized'>
  }
  return {
    session,
    clients,
    check,
    identity: clients.screens?.forAccount(toScreenVisitor(request), session.accessToken) ?? null,
    read(result) {
      if (result.ok) return result.value
      check(result.code)
      return null
    },
  }
}

/** Used by pages that only the embedded identity service can provide. */
export function requireIdentity(
  requested: RequestArgs,
): OpenAccount & { identity: NonNullable<OpenAccount['identity']> } {
  const account = requireAccount(requested)
  const { identity } = account
  if (!identity) throw new Response(null, { status: 404 })
  return { ...account, identity }
}

function loginUrl({ context, url }: Pick<RequestArgs, 'context' | 'url'>): string {
  const { locale } = context.get(visitorContext)
  const callback = url.pathname.replace(/\.data$/, '')
  return localePath(locale, loginPath(callback))
}
