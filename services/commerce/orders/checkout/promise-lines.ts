import {
  agreedFacts,
  type DeliveryPromise,
  deliveryPromise,
  type Ordering,
  promiseFactsOf,
} from '#domain/delivery/delivery-promise.ts'
import { promiseTogether } from '#domain/delivery/joint-delivery.ts'
import { warehouseOf } from '#domain/delivery/warehouse.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import type { LoadedCart } from '../../carts/load-cart.ts'
import type { PricedLine } from '../../carts/price-cart.ts'
import { lineProblem, unitsInCart } from './ready-checkout.ts'

/** The delivery promise of each cart line, by line id; null for a line that cannot be ordered or is not shipped. */
export function promiseLines(
  cart: LoadedCart,
  ordering: Omit<Ordering, 'country'>,
): ReadonlyMap<string, DeliveryPromise | null> {
  const { country, lines } = cart.priced
  return promiseTogether(
    lines.map((line) => {
      const attributes = parseProductAttributes(line.variant.product.attributes)
      return {
        id: line.id,
        origin: { warehouse: warehouseOf(attributes), artisanSlug: attributes.artisanSlug },
        promise: promiseOf(line, cart, { ...ordering, country }),
      }
    }),
  )
}

function promiseOf(line: PricedLine, cart: LoadedCart, ordering: Ordering): DeliveryPromise | null {
  const { variant } = line
  if (!variant.requiresShipping || lineProblem(line, cart) !== null) return null
  const facts = promiseFactsOf(parseProductAttributes(variant.product.attributes), {
    sku: variant.sku ?? '',
    price: variant.price,
    quantity: unitsInCart(line, cart),
    quantityAvailable: variant.isTracked ? variant.available : null,
    availableForSale: true,
  })
  return deliveryPromise(line.agreed ? agreedFacts(facts, line.agreed) : facts, ordering)
}
