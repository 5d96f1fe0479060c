import {
  type DeliveryContext,
  type DeliveryPromise,
  deliveryPromise,
  toAgreedFacts,
  toPromiseFacts,
} from '#domain/delivery/delivery-promise.ts'
import { computeJointPromises } from '#domain/delivery/joint-delivery.ts'
import { resolveWarehouse } from '#domain/delivery/warehouse.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import type { LoadedCart } from '../../carts/load-cart.ts'
import type { PricedLine } from '../../carts/price-cart.ts'
import { findLineProblem, unitsInCart } from './ready-checkout.ts'

/** The delivery promise of each cart line, by line id; null for a line that cannot be ordered or is not shipped. */
export function promiseLines(
  cart: LoadedCart,
  context: Omit<DeliveryContext, 'country'>,
): ReadonlyMap<string, DeliveryPromise | null> {
  const { country, lines } = cart.priced
  return computeJointPromises(
    lines.map((line) => {
      const attributes = parseProductAttributes(line.variant.product.attributes)
      return {
        id: line.id,
        origin: { warehouse: resolveWarehouse(attributes), artisanSlug: attributes.artisanSlug },
        promise: promiseLine(line, cart, { ...context, country }),
      }
    }),
  )
}

function promiseLine(line: PricedLine, cart: LoadedCart, context: DeliveryContext): DeliveryPromise | null {
  const { variant } = line
  if (!variant.requiresShipping || findLineProblem(line, cart) !== null) return null
  const facts = toPromiseFacts(parseProductAttributes(variant.product.attributes), {
    sku: variant.sku ?? '',
    price: variant.price,
    quantity: unitsInCart(line, cart),
    quantityAvailable: variant.isTracked ? variant.available : null,
    availableForSale: true,
  })
  return deliveryPromise(line.agreed ? toAgreedFacts(facts, line.agreed) : facts, context)
}
