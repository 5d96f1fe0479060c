export type AttributeKind = 'text' | 'list' | 'flag' | 'json'

/**
 * The attributes (Spec §3) with a single field each, in groups. Dimensions and the trade price have their own fields.
 */
export const ATTRIBUTE_GROUPS: readonly {
  readonly name: string
  readonly attributes: readonly (readonly [key: string, kind: AttributeKind])[]
}[] = [
  {
    name: 'making',
    attributes: [
      ['artisanName', 'text'],
      ['artisanSlug', 'text'],
      ['artisanPlan', 'text'],
      ['designer', 'text'],
      ['sku', 'text'],
      ['category', 'text'],
      ['material', 'list'],
      ['color', 'list'],
      ['swatches', 'json'],
      ['isCustomizable', 'flag'],
      ['customProperties', 'json'],
      ['recommended', 'list'],
      ['localizedSlugs', 'json'],
    ],
  },
  {
    name: 'delivery',
    attributes: [
      ['leadTime', 'text'],
      ['isReadyToShip', 'flag'],
      ['shippingOption', 'text'],
      ['shippingCosts', 'json'],
      ['excludedCountries', 'list'],
      ['dedicatedCourier', 'flag'],
      ['curbsideDelivery', 'flag'],
      ['needsAssembly', 'flag'],
    ],
  },
  {
    name: 'audience',
    attributes: [
      ['customerRestrictions', 'text'],
      ['notDirectlyShoppable', 'flag'],
      ['internalUseOnly', 'flag'],
    ],
  },
  {
    name: 'files',
    attributes: [
      ['cadFile', 'text'],
      ['arModel', 'text'],
      ['arModelIos', 'text'],
    ],
  },
]

/** Sizes in centimeters, weight in kilograms. */
export const DIMENSIONS = [
  'widthCm',
  'heightCm',
  'depthCm',
  'seatHeightCm',
  'armHeightCm',
  'weightKg',
] as const

export const ATTRIBUTES = ATTRIBUTE_GROUPS.flatMap(({ attributes }) => attributes)
