import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { type CartNotice, hasNotice, mergeNotices, parseNotice, serializeNotice } from './bag-notice.ts'

/** The cookie that stores a notice for the owner of the bag until the notice is shown. */
export const CART_NOTICE_COOKIE = 'bag_notice'
const LIFETIME_SECONDS = 86_400

export function readNoticeCookie(request: Request): CartNotice {
  return parseNotice(readCookie(request.headers.get('cookie'), CART_NOTICE_COOKIE))
}

/** Stores a notice for the next view of the bag, merged with any that is still unread. */
export function storeNotice(headers: Headers, request: Request, notice: CartNotice): void {
  // Ownership is determined again on each request, so it is not stored.
  const storedNotice = { ...notice, isStoredWithAccount: false }
  if (!hasNotice(storedNotice)) return
  const text = serializeNotice(mergeNotices(readNoticeCookie(request), storedNotice))
  headers.append('Set-Cookie', cookie(request, text, LIFETIME_SECONDS))
}

/** Clears the notice once it has been shown. */
export function clearNotice(headers: Headers, request: Request): void {
  if (hasNotice(readNoticeCookie(request))) headers.append('Set-Cookie', cookie(request, '', 0))
}

function cookie(request: Request, text: string, maxAgeSeconds: number): string {
  const isSecure = new URL(request.url).protocol === 'https:'
  return writeCookie(CART_NOTICE_COOKIE, text, { isSecure, isHttpOnly: true, maxAgeSeconds })
}
