import { isUponRequest } from '#domain/delivery/availability.ts'
import { readShippingCosts, shippingCostFor, withHouseCosts } from '#domain/delivery/shipping-cost.ts'
import { getShippingRegion } from '#domain/market/market.ts'
import { readFlag } from '#domain/metafield-values.ts'
import type { SellableVariant } from '../../catalogue/load-variants.ts'
import type { View } from '../../catalogue/view.ts'

export type Buyer = Pick<View, 'country' | 'currency' | 'delivery' | 'isTrade'>

/** Why a piece cannot be sold to a buyer, regardless of stock; null if it can. */
export type SaleRefusal = 'not-shippable-here' | 'not-sellable'

/**
 * Whether a buyer may add a product to the cart (Spec §5, §6): it ships to their country, is not restricted to the
 * other audience, is neither upon request (a price of 0 also means that) nor for internal use, and its delivery cost is
 * known.
 */
export function findSaleRefusal(variant: SellableVariant, buyer: Buyer): SaleRefusal | null {
  const refusal = findBuyerRefusal(variant, buyer)
  if (refusal) return refusal
  const { attributes } = variant.product
  const isNotSold =
    variant.publicPrice.amountMinor === 0 ||
    isUponRequest({
      sku: variant.sku ?? '',
      notDirectlyShoppable: readFlag(attributes.get('notDirectlyShoppable')),
    }) ||
    readFlag(attributes.get('internalUseOnly')) ||
    (variant.requiresShipping && !isDeliveryCostKnown(attributes, buyer))
  return isNotSold ? 'not-sellable' : null
}

/**
 * Why a piece may not be sold to a buyer even under an agreement: it does not ship to their country, or is for the
 * other audience. An agreement overrides all other reasons, such as a price or a delivery cost upon request.
 */
export function findBuyerRefusal(
  { excludedCountries, customerRestrictions }: SellableVariant,
  { country, isTrade }: Pick<Buyer, 'country' | 'isTrade'>,
): SaleRefusal | null {
  if (excludedCountries.includes(country)) return 'not-shippable-here'
  return customerRestrictions === (isTrade ? 'b2c_only' : 'b2b_only') ? 'not-sellable' : null
}

function isDeliveryCostKnown(
  attributes: SellableVariant['product']['attributes'],
  { country, currency, delivery }: Buyer,
): boolean {
  const costs = withHouseCosts(readShippingCosts(attributes.get('shippingCosts')), delivery)
  return shippingCostFor(costs, getShippingRegion(country), currency) !== null
}

/** How many units one cart may hold: the stock; null for no limit, if more can be made. */
export function getSellableQuantity(variant: SellableVariant): number | null {
  return variant.continueSelling ? null : variant.available
}
