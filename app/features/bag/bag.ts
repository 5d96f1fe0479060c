import type { WrittenNotice } from '#app/i18n/delivery/written-notice.ts'
import type { WrittenPromise } from '#app/i18n/delivery/written-promise.ts'
import type { Cart, CartLine } from '#domain/cart/cart.ts'
import type { TaxLine } from '#domain/money/tax.ts'

/** The cart as a page shows it, without what opens it. */
export type Bag = Omit<Cart, 'id' | 'checkoutUrl' | 'buyer' | 'taxes' | 'lines'> & {
  readonly lines: readonly ShownLine[]
  /** Between which days everything has come, in words; null while a day is to be confirmed. */
  readonly complete: string | null
  readonly taxLine: TaxLine
  /** Why this visitor cannot check out, whatever is in the bag. */
  readonly checkoutRefusal: 'trade-application-pending' | null
}

/** A line as the bag shows it. */
export type ShownLine = Omit<CartLine, 'facts'> & {
  /** When it is sent. */
  readonly notice: WrittenNotice
  /** When and how it arrives; null where it cannot be ordered. */
  readonly promise: WrittenPromise | null
}

/** The key under which the bag's own data are stored in the browser, shared by panel and forms. */
export const BAG_FETCHER = 'bag'

/** In the address of the bag's page: what it answers is for the panel. */
export const BAG_PANEL = 'panel'

/** What was taken out last, so that it can be put back. */
export type RemovedLine = { readonly variantId: string; readonly quantity: number; readonly title: string }

/** From how many places the bag is shipped. */
export function shipmentCount({ shipping }: Pick<Bag, 'shipping'>): number {
  return shipping?.shipments.length ?? 0
}

/** Another text whenever the bag changes: its pieces, what is taken off or paid of it, its currency. */
export function bagState({ currency, lines, promocodes, giftCards }: Bag): string {
  const pieces = lines.map(({ id, quantity }) => [id, quantity])
  return JSON.stringify([currency, pieces, promocodes, giftCards.map(({ id }) => id)])
}
