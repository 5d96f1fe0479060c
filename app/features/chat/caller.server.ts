import type { RouterContextProvider } from 'react-router'
import { clientsContext, type Seal, sealContext, sessionContext } from '#app/visitor/context.ts'
import { CHAT_COOKIE, CHAT_COOKIE_SECONDS } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import type { VisitorChat } from '#clients/chat/chat-client.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

export type VisitorChatAccess = {
  /** Null for a guest who has not written yet. */
  readonly chat: VisitorChat | null
  /** Also set for a guest who has not written yet. */
  readonly writableChat: VisitorChat
  /**
   * Returns the headers of the response. `isStored`: whether a message was stored, for which a guest needs the cookie.
   * After sign-in the cookie is cleared, since the guest's messages then belong to the account.
   */
  responseHeaders(isStored: boolean): Headers
}

/** Conversations are never cached. */
export const PRIVATE_CHAT = { 'Cache-Control': 'private, no-store' }

/** Identifies the visitor by their account, or by the sealed key in the browser's cookie. */
export function getVisitorChat({ request, context, url }: RequestArgs): VisitorChatAccess {
  const { chat } = context.get(clientsContext)
  const seal = context.get(sealContext)
  const accessToken = context.get(sessionContext)?.accessToken ?? null
  const sealed = readCookie(request.headers.get('cookie'), CHAT_COOKIE)
  const known = sealed ? seal.open(sealed) : null
  const isSecure = url.protocol === 'https:'
  const guestKey = known ?? (accessToken === null ? crypto.randomUUID() : null)
  const writableChat = chat.forCaller({ accessToken, guestKey })
  const headers = (cookie: string | null) =>
    new Headers({ ...PRIVATE_CHAT, ...(cookie !== null && { 'Set-Cookie': cookie }) })
  return {
    chat: accessToken === null && known === null ? null : writableChat,
    writableChat,
    responseHeaders(isStored) {
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
