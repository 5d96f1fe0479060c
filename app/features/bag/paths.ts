export const CART_PATHS = {
  page: '/checkout/cart',
  /** Adds a line: `variantId`, `quantity`. */
  lines: '/checkout/cart/lines',
  /** Changes or removes a line: `lineId`, `quantity`. */
  line: '/checkout/cart/line',
  /** Adds a promotion code or a gift card (`code`); removes a code (`code`, `remove`) or a card (`giftCard`). */
  codes: '/checkout/cart/promocodes',
  checkout: '/checkout',
} as const
