import type { CartLine } from '../cart/cart.ts'
import type { Money } from '../money/money.ts'
import type { TrackedPiece } from './shop-event.ts'

/** A line of the cart as an event reports it, for `quantity` units. */
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

/** `publicUnitPrice` is set if `price` is a trade price. Null if the price is upon request. */
export function publicPrice(price: Money, publicUnitPrice: Money | undefined): Money | null {
  const shown = publicUnitPrice ?? price
  return shown.amountMinor > 0 ? shown : null
}
