import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { idNumber } from '#domain/ids.ts'

/** The cookie with the numbers of the pieces that a guest has saved, latest first. */
const COOKIE = 'saved_pieces'
/** Keeps the request header below 700 bytes. */
export const GUEST_SAVES_MAX = 60
const LIFETIME_SECONDS = 180 * 86_400

/** Reads product ids, latest first, from a `Cookie` header or `document.cookie`. */
export function readGuestSaves(cookies: string | null): readonly string[] {
  const numbers = (readCookie(cookies, COOKIE) ?? '')
    .split('.')
    .filter((number) => /^[1-9]\d{0,19}$/.test(number))
  return [...new Set(numbers)].slice(0, GUEST_SAVES_MAX).map((number) => `gid://shopify/Product/${number}`)
}

/** Returns a cookie that is deleted if there are no ids. */
export function guestSavesCookie(ids: readonly string[], isSecure: boolean): string {
  const maxAgeSeconds = ids.length > 0 ? LIFETIME_SECONDS : 0
  return writeCookie(COOKIE, ids.map(idNumber).join('.'), { isSecure, maxAgeSeconds })
}

/** Returns null if there is no room for another piece. */
export function withSaveChange(
  saved: readonly string[],
  { productId, isSaved }: { productId: string; isSaved: boolean },
): readonly string[] | null {
  const others = saved.filter((id) => id !== productId)
  if (!isSaved) return others
  return others.length < GUEST_SAVES_MAX ? [productId, ...others] : null
}
