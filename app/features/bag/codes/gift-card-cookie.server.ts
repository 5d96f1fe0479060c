import type { Seal } from '#app/visitor/context.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'

/**
 * The sealed codes of the gift cards in the bag: not for scripts. The commerce service takes all cards of a cart at
 * once and never returns a code, so that without these no card could be added to another.
 */
const GIFT_CARDS_COOKIE = 'gift_cards'
/** As long as a cart that nobody uses. */
const LIFETIME_SECONDS = 10 * 86_400

/** The codes, in their one spelling, that this browser has entered in this cart. */
export function readGiftCardCodes(request: Request, { open }: Seal, cartId: string): string[] {
  const sealed = readCookie(request.headers.get('cookie'), GIFT_CARDS_COOKIE)
  const [ofCart, ...codes] = (sealed ? open(sealed) : null)?.split(' ') ?? []
  return ofCart === cartId ? codes : []
}

export function giftCardCookie(
  { cartId, codes }: { cartId: string; codes: readonly string[] },
  { seal }: Seal,
  { isSecure }: { isSecure: boolean },
): string {
  const settings = { isSecure, isHttpOnly: true, maxAgeSeconds: LIFETIME_SECONDS }
  return writeCookie(GIFT_CARDS_COOKIE, seal([cartId, ...codes].join(' ')), settings)
}

/** Removes the codes: the next person at this browser must not come upon them. */
export function clearGiftCardCookie({ isSecure }: { isSecure: boolean }): string {
  return writeCookie(GIFT_CARDS_COOKIE, '', { isSecure, isHttpOnly: true, maxAgeSeconds: 0 })
}
