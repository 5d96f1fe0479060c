import { type PromiseFacts, toPromiseFacts } from '../delivery/delivery-promise.ts'
import type { Product, Variant } from './product.ts'

/** For one unit. Spec §4: each of several variants has its own stock; if unknown, the product's applies. */
export function variantFacts(
  { attributes, totalInventory }: Pick<Product, 'attributes' | 'totalInventory'>,
  variant: Variant,
): PromiseFacts {
  return toPromiseFacts(attributes, {
    sku: variant.sku,
    price: variant.price,
    quantity: 1,
    quantityAvailable: variant.quantityAvailable ?? totalInventory,
    availableForSale: variant.availableForSale,
  })
}
