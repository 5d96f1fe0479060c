import { isUponRequest, type ShippingFacts } from '../delivery/availability.ts'
import { type Money, zeroMoney } from '../money/money.ts'

/** A piece's public price (Spec §5, §6); 0 for a piece upon request, even if the house has set a price. */
export function getPublicPrice(
  price: Money,
  piece: Pick<ShippingFacts, 'sku' | 'notDirectlyShoppable'>,
): Money {
  return isUponRequest(piece) ? zeroMoney(price.currency) : price
}
