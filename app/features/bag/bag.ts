import type { FormattedNotice } from '#app/i18n/delivery/formatted-notice.ts'
import type { FormattedPromise } from '#app/i18n/delivery/formatted-promise.ts'
import type { Cart, CartLine } from '#domain/cart/cart.ts'
import { isSameProject, type LineProject } from '#domain/list/project.ts'
import type { TaxLine } from '#domain/market/tax.ts'
import type { Money } from '#domain/money/money.ts'

export type CartView = Omit<Cart, 'id' | 'checkoutUrl' | 'buyer' | 'taxes' | 'lines' | 'exemptNumber'> & {
  readonly lines: readonly CartLineView[]
  /** The subtotal at public prices; absent without trade prices. */
  readonly publicSubtotal?: Money
  /** The range of days in which everything arrives, formatted; null while a day is unconfirmed. */
  readonly complete: string | null
  readonly notices: readonly string[]
  readonly taxLine: TaxLine
  /** Applies regardless of the content of the bag. */
  readonly checkoutRefusal: 'trade-application-pending' | null
}

export type CartLineView = Omit<CartLine, 'facts'> & {
  readonly notice: FormattedNotice
  /** When and how the line arrives; null if it cannot be ordered. */
  readonly promise: FormattedPromise | null
}

/** The key of the fetcher that loads the bag, shared by panel and header. */
export const CART_FETCHER_KEY = 'bag'

/** Search parameter of the bag page: its data is loaded for the panel. */
export const CART_PANEL = 'panel'

export type RemovedLine = {
  readonly variantId: string
  readonly quantity: number
  readonly title: string
  readonly project?: LineProject | undefined
}

export function isRemovedLine(
  { product, project }: Pick<CartLineView, 'product' | 'project'>,
  removed: RemovedLine,
): boolean {
  return product.variantId === removed.variantId && isSameProject(project, removed.project)
}

export function shipmentCount({ shipping }: Pick<CartView, 'shipping'>): number {
  return shipping?.shipments.length ?? 0
}

/** A text that changes with the pieces, discounts, gift cards or currency of the bag. */
export function cartStateKey({ currency, lines, promocodes, giftCards }: CartView): string {
  const pieces = lines.map(({ id, quantity }) => [id, quantity])
  return JSON.stringify([currency, pieces, promocodes, giftCards.map(({ id }) => id)])
}
