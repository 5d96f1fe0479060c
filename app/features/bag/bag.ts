import type { Cart, CartErrorCode } from '#domain/cart.ts'
import type { TaxLine } from '#domain/tax.ts'

/** The cart as a page shows it, without what opens it. */
export type Bag = Omit<Cart, 'id' | 'checkoutUrl' | 'buyer' | 'taxes'> & {
  readonly taxLine: TaxLine
  /** Why this visitor cannot check out, whatever is in the bag. */
  readonly checkoutRefusal: 'trade-application-pending' | null
}

/** Where the bag is shown, and where its forms go; all without locale. */
export const BAG_PATHS = {
  page: '/checkout/cart',
  /** Adds a line: `variantId`, `quantity`. */
  lines: '/checkout/cart/lines',
  /** Changes or removes one: `lineId`, `quantity`. */
  line: '/checkout/cart/line',
  /** Adds (`code`) or removes (`code`, `remove`) a promotion code. */
  promocodes: '/checkout/cart/promocodes',
  /** Leads on to the checkout of the cart. */
  checkout: '/checkout',
} as const

/** The key under which the bag's own data are kept in the browser, shared by panel and forms. */
export const BAG_FETCHER = 'bag'

/** The longest promotion code that is looked at. */
export const PROMOCODE_CAP = 60

/** What was taken out last, so that it can be put back. */
export type RemovedLine = { readonly variantId: string; readonly quantity: number; readonly title: string }

/** From how many places the bag is shipped. */
export function shipmentCount({ shipping }: Pick<Bag, 'shipping'>): number {
  return shipping?.shipments.length ?? 0
}

const PROMOCODE_REFUSALS = ['promocode-failed', 'promocode-throttled'] as const satisfies CartErrorCode[]
export type PromocodeRefusal = (typeof PROMOCODE_REFUSALS)[number]

/** Whether a refusal is about the code that was entered: its field tells it. */
export function isPromocodeRefusal(code: CartErrorCode | null): code is PromocodeRefusal {
  return PROMOCODE_REFUSALS.some((refusal) => refusal === code)
}
