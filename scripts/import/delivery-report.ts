import type { HouseDelivery } from '#domain/delivery/shipping-cost.ts'
import { SHIPPING_REGIONS } from '#domain/market/market.ts'
import type { ImportReport } from '#services/commerce/import/import-catalogue.ts'

/** How products without their own delivery costs are delivered, by market. */
export function deliveryLines(
  { withoutShippingCost }: Pick<ImportReport, 'withoutShippingCost'>,
  { costs }: HouseDelivery,
): string[] {
  return SHIPPING_REGIONS.flatMap((region) => {
    const count = withoutShippingCost.get(region) ?? 0
    if (count === 0) return []
    const hasHouseCost = costs.some(({ market }) => market === region)
    const result = hasHouseCost
      ? 'the costs of the house apply (delivery.costs in house.json)'
      : 'they cannot be ordered there until delivery.costs in house.json states one'
    return [`Delivery to ${region}: ${count} products without a cost of their own, ${result}`]
  })
}
