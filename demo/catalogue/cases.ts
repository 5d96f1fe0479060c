import { isUponRequest, leadTimeDays } from '../../domain/delivery/availability.ts'
import { shipsFree } from '../../domain/delivery/shipping-cost.ts'
import type { ProductAttributes } from '../../domain/product/product-attributes.ts'

/** Spec §3 to §5: the states of a product. The demonstration has an example of each, for viewing and testing. */
export const CASES: Readonly<Record<string, (product: ProductAttributes) => boolean>> = {
  readyToShip: (product) => leadTimeDays(product) === 0,
  oneWeek: (product) => leadTimeDays(product) > 0 && leadTimeDays(product) <= 7,
  weeks: (product) => leadTimeDays(product) > 7 && leadTimeDays(product) < 999,
  unknownLeadTime: (product) => leadTimeDays(product) === 999,
  preorder: ({ customProperties }) => customProperties.isPreorder,
  availableFrom: ({ customProperties }) => customProperties.availableFrom !== null,
  uponRequest: ({ sku }) => isUponRequest({ sku: sku ?? '', notDirectlyShoppable: false }),
  tradeOnly: ({ customerRestrictions }) => customerRestrictions === 'b2b_only',
  consumersOnly: ({ customerRestrictions }) => customerRestrictions === 'b2c_only',
  excludedCountries: ({ excludedCountries }) => excludedCountries.length > 0,
  notDirectlyShoppable: (product) => product.notDirectlyShoppable,
  customizable: (product) => product.isCustomizable,
  curbside: (product) => product.curbsideDelivery,
  fragile: ({ customProperties }) => customProperties.isFragile,
  ownMaterial: ({ customProperties }) => customProperties.com,
  needsAssembly: (product) => product.needsAssembly,
  dedicatedCourier: (product) => product.dedicatedCourier,
  premiumPlus: (product) => product.isPremiumPlus,
  contract: ({ customProperties }) => customProperties.suitableForContract,
  dimmable: ({ customProperties }) => customProperties.dimmable === true,
  notDimmable: ({ customProperties }) => customProperties.dimmable === false,
  fullyDescribedLamp: ({ customProperties: { watt, voltage, lumen, bulb, energyClass } }) =>
    [watt, voltage, lumen, bulb, energyClass].every((fact) => fact !== null),
  seatAndArmHeight: ({ dimensions }) => dimensions.seatHeightCm !== null && dimensions.armHeightCm !== null,
  tradePrices: ({ tradePrice }) => Object.values(tradePrice).every((price) => price !== null),
  recommended: ({ recommended }) => recommended.length > 0,
  freeShipping: ({ shippingCosts }) => shipsFree(shippingCosts, 'EU'),
  internal: (product) => product.internalUseOnly,
}
