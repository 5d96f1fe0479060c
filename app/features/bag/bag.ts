import type { FormattedNotice } from '#app/i18n/delivery/formatted-notice.ts'
import type { FormattedPromise } from '#app/i18n/delivery/formatted-promise.ts'
import type { Cart, CartLine } from '#domain/cart/cart.ts'
import { isSameProject, type LineProject } from '#domain/list/project.ts'
import type { Money } from '#domain/money/money.ts'
import type { TaxLine } from '#domain/money/tax.ts'

/** The cart as a page shows it, without its key. */
export type Bag = Omit<Cart, 'id' | 'checkoutUrl' | 'buyer' | 'taxes' | 'lines' | 'exemptNumber'> & {
  readonly lines: readonly ShownLine[]
  /** What the pieces cost anyone; absent without trade prices. */
  readonly publicSubtotal?: Money
  /** The range of days in which everything arrives, formatted; null while a day is unconfirmed. */
  readonly complete: string | null
  /** The notices about deliveries that apply to the whole bag. */
  readonly notices: readonly string[]
  readonly taxLine: TaxLine
  /** Why this visitor cannot check out, regardless of the bag's content. */
  readonly checkoutRefusal: 'trade-application-pending' | null
}

/** A line as the bag shows it. */
export type ShownLine = Omit<CartLine, 'facts'> & {
  /** When it ships. */
  readonly notice: FormattedNotice
  /** When and how it arrives; null where it cannot be ordered. */
  readonly promise: FormattedPromise | null
}

/** The key of the bag's fetcher, shared by panel and forms. */
export const BAG_FETCHER = 'bag'

/** Search parameter of the bag page: its data are for the panel. */
export const BAG_PANEL = 'panel'

/** The last removed line, so that it can be restored. */
export type RemovedLine = {
  readonly variantId: string
  readonly quantity: number
  readonly title: string
  readonly project?: LineProject | undefined
}

/** Whether a line of the bag is the removed one: of the same piece, for the same project. */
export function isRemovedLine(
  { product, project }: Pick<ShownLine, 'product' | 'project'>,
  removed: RemovedLine,
): boolean {
  return product.variantId === removed.variantId && isSameProject(project, removed.project)
}

/** From how many places the bag ships. */
export function shipmentCount({ shipping }: Pick<Bag, 'shipping'>): number {
  return shipping?.shipments.length ?? 0
}

/** A text that changes whenever the bag does: its pieces, discounts, gift cards or currency. */
export function bagState({ currency, lines, promocodes, giftCards }: Bag): string {
  const pieces = lines.map(({ id, quantity }) => [id, quantity])
  return JSON.stringify([currency, pieces, promocodes, giftCards.map(({ id }) => id)])
}
