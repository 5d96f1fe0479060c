import type { Seal } from '#app/visitor/context.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'

/**
 * The encrypted codes of the gift cards in the bag, not readable by scripts. The commerce service takes all cards of a
 * cart at once and never returns a code, so without this cookie no further card could be added.
 */
const GIFT_CARDS_COOKIE = 'gift_cards'
/** The lifetime of an unused cart. */
const LIFETIME_SECONDS = 10 * 86_400

export function readGiftCardCodes(request: Request, { open }: Seal, cartId: string): string[] {
  const sealed = readCookie(request.headers.get('cookie'), GIFT_CARDS_COOKIE)
  const [storedCartId, ...codes] = (sealed ? open(sealed) : null)?.split(' ') ?? []
  return storedCartId === cartId ? codes : []
}

export function giftCardCookie(
  { cartId, codes }: { cartId: string; codes: readonly string[] },
  { seal }: Seal,
  { isSecure }: { isSecure: boolean },
): string {
  const settings = { isSecure, isHttpOnly: true, maxAgeSeconds: LIFETIME_SECONDS }
  return writeCookie(GIFT_CARDS_COOKIE, seal([cartId, ...codes].join(' ')), settings)
}

/** Clears the codes, so that the next person at this browser does not get them. */
export function clearGiftCardCookie({ isSecure }: { isSecure: boolean }): string {
  return writeCookie(GIFT_CARDS_COOKIE, '', { isSecure, isHttpOnly: true, maxAgeSeconds: 0 })
}
