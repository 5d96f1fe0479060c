import { GraphQLError } from 'graphql'
import { type CartCaller, mayOpenCart } from '#domain/cart/cart-ownership.ts'
import { spellCode } from '#domain/cart/entered-code.ts'
import type { RateLimit } from '#services/kernel/rate-limit.ts'
import type { Execution } from '../../graphql/execution.ts'
import { openCart } from '../open-cart.ts'
import { digestCode, findGiftCards, loadCartCardDigests } from './gift-cards.ts'

/** As many codes as anyone means; a mutation with more is refused before any is looked up. */
export const CODES_CAP = 10

const MINUTES = 60

/** How often codes may be tried: by one network, in one cart, and one gift card from anywhere. */
const RULES = {
  caller: { limit: 30, windowSeconds: 10 * MINUTES },
  cart: { limit: 30, windowSeconds: 60 * MINUTES },
  giftCard: { limit: 20, windowSeconds: 60 * MINUTES },
} satisfies Record<string, RateLimit>

/** Codes that a mutation brings. */
export type SubmittedCodes = {
  discountCodes?: readonly string[] | null | undefined
  giftCardCodes?: readonly string[] | null | undefined
}

/**
 * Counts each code that is not in the cart already as an attempt; `opening` is null for a cart that is yet to be made.
 * Throws THROTTLED, as the hosted service answers, before anything about the codes is answered. Called outside of the
 * transaction of the cart: it has a connection of its own.
 */
export async function limitCodeAttempts(
  execution: Execution,
  given: SubmittedCodes,
  opening: { cartId: string; caller: CartCaller } | null,
): Promise<void> {
  const { database, clock, limiter } = execution.options
  const { discountCodes, giftCardCodes } = within(given)
  if (discountCodes.length + giftCardCodes.length === 0) return
  const opened = opening && (await openCart(database.db, opening.cartId, clock()))
  const cart = opening && opened && mayOpenCart(opened, opening.caller) ? opened : null
  const held = new Set(cart?.discountCodes.map(spellCode))
  const heldCards = cart ? await loadCartCardDigests(database.db, cart.token) : new Set<string>()
  const newCards = giftCardCodes.filter((code) => !heldCards.has(digestCode(code)))
  const attempts = discountCodes.filter((code) => !held.has(spellCode(code))).length + newCards.length
  if (attempts === 0) return
  if (execution.caller !== null) await admit(`codes:caller:${execution.caller}`, RULES.caller, attempts)
  if (cart !== null) await admit(`codes:cart:${cart.token}`, RULES.cart, attempts)
  if (newCards.length === 0) return
  for (const { id } of (await findGiftCards(database.db, newCards, clock())).values()) {
    await admit(`codes:gift-card:${id}`, RULES.giftCard, 1)
  }

  async function admit(key: string, rule: RateLimit, count: number): Promise<void> {
    if (!(await limiter.admit(key, rule, count)).ok) throw throttled()
  }
}

/** Without the lists that the mutation refuses for their length, before it looks up any of their codes. */
function within({ discountCodes, giftCardCodes }: SubmittedCodes) {
  const taken = (codes: readonly string[] | null | undefined) =>
    codes && codes.length <= CODES_CAP ? codes.filter((code) => spellCode(code) !== '') : []
  return { discountCodes: taken(discountCodes), giftCardCodes: taken(giftCardCodes) }
}

function throttled(): GraphQLError {
  return new GraphQLError('Throttled', { extensions: { code: 'THROTTLED' } })
}
