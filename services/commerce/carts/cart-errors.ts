/** The codes of `CartErrorCode` (2025-04) that this shop returns. */
type CartUserErrorCode =
  | 'INVALID'
  | 'INVALID_MERCHANDISE_LINE'
  | 'INVALID_COMPANY_LOCATION'
  | 'MISSING_CUSTOMER_ACCESS_TOKEN'
  | 'MAXIMUM_EXCEEDED'
  | 'MINIMUM_NOT_MET'
  | 'NOTE_TOO_LONG'
  | 'VALIDATION_CUSTOM'

/** Why a change was refused as a whole. `field` is the path of the invalid argument. */
export type CartUserError = { code: CartUserErrorCode; field: string[]; message: string }

/** An adjustment made by a successful change. `target` is the id of a line or of the cart. */
export type CartWarning = {
  code: 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK' | 'PAYMENTS_GIFT_CARDS_UNAVAILABLE'
  message: string
  target: string
}

export function refusal(code: CartUserErrorCode, field: readonly (string | number)[], message: string) {
  return { code, field: field.map(String), message } satisfies CartUserError
}

/**
 * Returned for a cart that does not exist, has expired, or whose secret is wrong, which callers must not be
 * able to distinguish.
 */
export const CART_MISSING = refusal('INVALID', ['cartId'], 'The specified cart does not exist.')
