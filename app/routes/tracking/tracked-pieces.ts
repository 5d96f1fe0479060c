import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { chooseVariant, type ProductView } from '#app/features/product/view/product-view.ts'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import type { TrackedOrder, TrackedPiece } from '#domain/tracking/shop-event.ts'
import { publicPrice } from '#domain/tracking/tracked-line.ts'

export function toTrackedCard({ id, title, artisan, price, publicPrice: open }: CardView): TrackedPiece {
  return { id, name: title, artisan, price: publicPrice(price, open) }
}

/** Returns the variant that is shown first, at its public price, or null without variants. */
export function toTrackedProduct(
  { id, title, artisan, variants }: ProductView,
  chosen: string | null,
): TrackedPiece | null {
  const variant = chooseVariant(variants, chosen)
  if (!variant) return null
  const { sku, price } = variant
  return { id, name: title, artisan, variantId: variant.id, sku, price: publicPrice(price, undefined) }
}

type PlacedOrder = Pick<PlacedOrderView, 'number' | 'lines' | 'totals' | 'hasPublicPrices'>

/** Omits prices that are not public, namely a company's prices and agreed prices. */
export function toTrackedOrder({ number, lines, totals, hasPublicPrices }: PlacedOrder): TrackedOrder {
  const isPublic = hasPublicPrices === true
  return {
    number,
    value: isPublic ? totals.total : null,
    pieces: lines.map(({ sku, title, artisanName, unitPrice, quantity }) => ({
      id: sku,
      name: title,
      artisan: artisanName,
      sku,
      price: isPublic ? publicPrice(unitPrice, undefined) : null,
      quantity,
    })),
  }
}
