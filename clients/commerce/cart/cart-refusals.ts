import type { CartErrorCode } from '#domain/cart/cart.ts'
import type { CartPayload } from './cart-shape.ts'

export type CartFailure = {
  failure: CartErrorCode
  /** Used instead of `failure` after too many attempts. */
  throttled?: CartErrorCode
  /** Spec §7: any warning returned by add, quantity or promo calls is treated as an error. */
  refusesWarnings?: boolean
}

/** The refusal of a mutation (Spec §8); null if it succeeded. */
export function toRefusal(
  { userErrors: [error], warnings: [warning], cart }: Omit<CartPayload, 'cart'> & { cart: object | null },
  { failure, refusesWarnings = true }: CartFailure,
): CartErrorCode | null {
  if (error?.code === 'INVALID' && error.field?.[0] === 'cartId') return 'cart-not-found'
  if (error && failure === 'line-add-failed') return ADD_REFUSALS[error.code ?? ''] ?? failure
  if (error) return failure
  if (warning?.code === 'PAYMENTS_GIFT_CARDS_UNAVAILABLE') return 'gift-card-currency'
  if (warning && refusesWarnings) return STOCK_WARNINGS.has(warning.code) ? 'units-exhausted' : failure
  return cart ? null : failure
}

const ADD_REFUSALS: Record<string, CartErrorCode> = {
  INVALID_MERCHANDISE_LINE: 'not-shippable-here',
  VALIDATION_CUSTOM: 'not-sellable',
}

const STOCK_WARNINGS: ReadonlySet<string> = new Set([
  'MERCHANDISE_NOT_ENOUGH_STOCK',
  'MERCHANDISE_OUT_OF_STOCK',
])
