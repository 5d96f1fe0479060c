/** Where the bag is shown, and where its forms go; all without locale. */
export const BAG_PATHS = {
  page: '/checkout/cart',
  /** Adds a line: `variantId`, `quantity`. */
  lines: '/checkout/cart/lines',
  /** Changes or removes one: `lineId`, `quantity`. */
  line: '/checkout/cart/line',
  /** Adds (`code`) a promotion code or a gift card; removes a code (`code`, `remove`) or a card (`giftCard`). */
  codes: '/checkout/cart/promocodes',
  /** Leads on to the checkout of the cart. */
  checkout: '/checkout',
} as const
