import { isUponRequest, type ShippingFacts } from '../delivery/availability.ts'
import { type Money, zeroMoney } from './money.ts'

/**
 * What anyone pays for a piece whose price the house has set (Spec §5, §6): nothing that is stated for a piece upon request, written as
 * 0 like every price that is given upon request.
 */
export function publicPriceOf(
  price: Money,
  piece: Pick<ShippingFacts, 'sku' | 'notDirectlyShoppable'>,
): Money {
  return isUponRequest(piece) ? zeroMoney(price.currency) : price
}
