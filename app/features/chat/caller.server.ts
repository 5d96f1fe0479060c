import type { RouterContextProvider } from 'react-router'
import { clientsContext, type Seal, sealContext, sessionContext } from '#app/visitor/context.ts'
import { CHAT_COOKIE, CHAT_COOKIE_SECONDS } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import type { VisitorChat } from '#clients/chat/chat-client.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** `cookies` belong in the response. */
export type ChatOfVisitor = {
  /** Null for a guest who has not written yet. */
  readonly chat: VisitorChat | null
  readonly opened: VisitorChat
  /**
   * `isStored`: whether a message was stored. By then, messages that a guest wrote before signing in belong to the
   * account.
   */
  cookies(isStored: boolean): Headers
}

/** Conversations are never cached. */
export const PRIVATE_CHAT = { 'Cache-Control': 'private, no-store' }

/** Identifies the visitor by their account, or by the sealed key in the browser's cookie. */
export function getVisitorChat({ request, context, url }: RequestArgs): ChatOfVisitor {
  const { chat } = context.get(clientsContext)
  const seal = context.get(sealContext)
  const accessToken = context.get(sessionContext)?.accessToken ?? null
  const sealed = readCookie(request.headers.get('cookie'), CHAT_COOKIE)
  const known = sealed ? seal.open(sealed) : null
  const isSecure = url.protocol === 'https:'
  const guestKey = known ?? (accessToken === null ? crypto.randomUUID() : null)
  const opened = chat.of({ accessToken, guestKey })
  const headers = (cookie: string | null) =>
    new Headers({ ...PRIVATE_CHAT, ...(cookie !== null && { 'Set-Cookie': cookie }) })
  return {
    chat: accessToken === null && known === null ? null : opened,
    opened,
    cookies(isStored) {
      if (accessToken !== null) return headers(sealed ? chatCookie(null, seal, isSecure) : null)
      return headers(isStored ? chatCookie(guestKey, seal, isSecure) : null)
    },
  }
}

/** A null key clears the cookie. */
export function chatCookie(guestKey: string | null, { seal }: Pick<Seal, 'seal'>, isSecure: boolean): string {
  const maxAgeSeconds = guestKey === null ? 0 : CHAT_COOKIE_SECONDS
  const value = guestKey === null ? '' : seal(guestKey)
  return writeCookie(CHAT_COOKIE, value, { isSecure, isHttpOnly: true, maxAgeSeconds })
}
