import type { RouterContextProvider } from 'react-router'
import { clientsContext, type Seal, sealContext, sessionContext } from '#app/visitor/context.ts'
import { CHAT_COOKIE, CHAT_COOKIE_SECONDS } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import type { VisitorChat } from '#clients/chat/chat-client.ts'

type Requested = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** The conversation of a visitor, and the cookies of what was done with it. */
export type ChatOfVisitor = {
  /** Null for a guest who has written nothing. */
  readonly chat: VisitorChat | null
  /** The same, for a guest's first message too. */
  readonly opened: VisitorChat
  /** `isStored`: a message was. What a guest wrote before they signed in belongs to their account by then. */
  cookies(isStored: boolean): Headers
}

/** Nothing of a conversation is cached. */
export const PRIVATE_CHAT = { 'Cache-Control': 'private, no-store' }

/** The visitor of a request: their account, and the key that their browser has sealed. */
export function chatOf({ request, context, url }: Requested): ChatOfVisitor {
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

/** The cookie that stores the key of a guest's conversation, or clears it (null). */
export function chatCookie(guestKey: string | null, { seal }: Pick<Seal, 'seal'>, isSecure: boolean): string {
  const maxAgeSeconds = guestKey === null ? 0 : CHAT_COOKIE_SECONDS
  const value = guestKey === null ? '' : seal(guestKey)
  return writeCookie(CHAT_COOKIE, value, { isSecure, isHttpOnly: true, maxAgeSeconds })
}
