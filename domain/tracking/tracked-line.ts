import type { CartLine } from '../cart/cart.ts'
import type { Money } from '../money/money.ts'
import type { TrackedPiece } from './shop-event.ts'

/** A line of the bag in an event, for `quantity` units of it. */
export function trackedLine(
  { product, unitPrice, publicUnitPrice }: Pick<CartLine, 'product' | 'unitPrice' | 'publicUnitPrice'>,
  quantity: number,
): TrackedPiece {
  return {
    id: product.id,
    name: product.title,
    artisan: product.artisan.name,
    variantId: product.variantId,
    sku: product.sku,
    price: publicPrice(unitPrice, publicUnitPrice),
    quantity,
  }
}

/** `open` is the public price where `price` is a trade price. Null for a price upon request. */
export function publicPrice(price: Money, open: Money | undefined): Money | null {
  const shown = open ?? price
  return shown.amountMinor > 0 ? shown : null
}
