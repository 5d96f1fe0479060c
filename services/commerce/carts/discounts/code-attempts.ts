import { GraphQLError } from 'graphql'
import { type CartCaller, mayOpenCart } from '#domain/cart/cart-ownership.ts'
import { normalizeCode } from '#domain/cart/entered-code.ts'
import type { RateLimit } from '#services/kernel/rate-limit.ts'
import type { Execution } from '../../catalogue/graphql/execution.ts'
import { openCart } from '../open-cart.ts'
import { digestCode, findGiftCards, loadCartCardDigests } from './gift-cards.ts'

/** More codes than anyone needs; a mutation with more is refused before any lookup. */
export const CODES_CAP = 10

const MINUTES = 60

/** The limits on code attempts: per network, per cart, and per gift card regardless of network. */
const RULES = {
  caller: { limit: 30, windowSeconds: 10 * MINUTES },
  cart: { limit: 30, windowSeconds: 60 * MINUTES },
  giftCard: { limit: 20, windowSeconds: 60 * MINUTES },
} satisfies Record<string, RateLimit>

export type SubmittedCodes = {
  discountCodes?: readonly string[] | null | undefined
  giftCardCodes?: readonly string[] | null | undefined
}

/**
 * Counts each code that is not already in the cart as an attempt; `existingCart` is null for a new cart. Throws
 * THROTTLED, as the hosted service does, before anything about the codes is revealed. Must be called outside the cart's
 * transaction, because it uses its own connection.
 */
export async function limitCodeAttempts(
  execution: Execution,
  submitted: SubmittedCodes,
  existingCart: { cartId: string; caller: CartCaller } | null,
): Promise<void> {
  const { database, clock, limiter } = execution.options
  const { discountCodes, giftCardCodes } = countableCodes(submitted)
  if (discountCodes.length + giftCardCodes.length === 0) return
  const row = existingCart && (await openCart(database.db, existingCart.cartId, clock()))
  const cart = existingCart && row && mayOpenCart(row, existingCart.caller) ? row : null
  const cartCodes = new Set(cart?.discountCodes.map(normalizeCode))
  const cartCards = cart ? await loadCartCardDigests(database.db, cart.token) : new Set<string>()
  const newCards = giftCardCodes.filter((code) => !cartCards.has(digestCode(code)))
  const attempts =
    discountCodes.filter((code) => !cartCodes.has(normalizeCode(code))).length + newCards.length
  if (attempts === 0) return
  if (execution.caller !== null) await admit(`codes:caller:${execution.caller}`, RULES.caller, attempts)
  if (cart !== null) await admit(`codes:cart:${cart.token}`, RULES.cart, attempts)
  if (newCards.length === 0) return
  for (const { id } of (await findGiftCards(database.db, newCards, clock())).values()) {
    await admit(`codes:gift-card:${id}`, RULES.giftCard, 1)
  }

  async function admit(key: string, rule: RateLimit, count: number): Promise<void> {
    if (!(await limiter.admit(key, rule, count)).ok) throw throttledError()
  }
}

/** The codes to count. Ignores lists that are too long, which the mutation refuses before any lookup. */
function countableCodes({ discountCodes, giftCardCodes }: SubmittedCodes) {
  const withinCap = (codes: readonly string[] | null | undefined) =>
    codes && codes.length <= CODES_CAP ? codes.filter((code) => normalizeCode(code) !== '') : []
  return { discountCodes: withinCap(discountCodes), giftCardCodes: withinCap(giftCardCodes) }
}

function throttledError(): GraphQLError {
  return new GraphQLError('Throttled', { extensions: { code: 'THROTTLED' } })
}
