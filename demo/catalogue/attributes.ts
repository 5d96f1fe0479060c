import { CURRENCIES, type Currency } from '../../domain/money/money.ts'
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/product/product-attributes.ts'
import type { PieceFiles } from './ar-files.ts'
import { type CatalogueProduct, getHandle, getSku } from './catalogue.ts'
import { ARTISANS, type Flag, type Freight } from './specs/spec.ts'
import { getTermWords } from './terms.ts'

/** The attributes of a product in the format of the product file; those without a value are empty strings. */
export function attributesOf(
  product: CatalogueProduct,
  sku: string,
  files: PieceFiles,
): ReadonlyMap<AttributeKey, string> {
  const { specs, words } = product
  const fields: Partial<Record<AttributeKey, string>> = {
    ...flagFields(specs.flags ?? []),
    material: toJsonList(specs.materials.map((term) => getTermWords(term).en)),
    color: toJsonList(specs.colors.map((term) => getTermWords(term).en)),
    sku,
    designer: specs.designer ?? '',
    category: specs.category,
    dimensions: dimensionsOf(product),
    shippingCosts: shippingCosts(specs.freight),
    customProperties: propertiesOf(product, files),
    excludedCountries: specs.excludedCountries ? toJsonList(specs.excludedCountries) : '',
    artisanName: ARTISANS[specs.artisan].name,
    artisanSlug: specs.artisan,
    artisanPlan: ARTISANS[specs.artisan].plan,
    shippingOption: specs.shippingOption ?? 'standard',
    leadTime: specs.leadTime ?? '',
    customerRestrictions: specs.restriction ?? '',
    localizedSlugs: JSON.stringify(words.slug),
    tradePrice: tradePrice(product),
    recommended: toJsonList(specs.recommended.map(getHandle)),
    ...files.get(specs.piece),
  }
  return new Map(ATTRIBUTE_KEYS.map((key) => [key, fields[key] ?? '']))
}

function flagFields(flags: readonly Flag[]): Partial<Record<Flag, string>> {
  const all: Flag[] = [
    'isReadyToShip',
    'isCustomizable',
    'dedicatedCourier',
    'needsAssembly',
    'curbsideDelivery',
    'notDirectlyShoppable',
    'internalUseOnly',
  ]
  return Object.fromEntries(all.map((flag) => [flag, String(flags.includes(flag))]))
}

function dimensionsOf({ size, specs: { weightKg, seatHeightCm, armHeightCm } }: CatalogueProduct): string {
  return JSON.stringify({ ...size, seatHeightCm, armHeightCm, weightKg })
}

function propertiesOf(product: CatalogueProduct, files: PieceFiles): string {
  const { specs } = product
  const warehouse = specs.flags?.includes('isReadyToShip') ? 'in-house' : 'other'
  const hasModel = files.get(specs.piece)?.arModel !== undefined
  return JSON.stringify({
    ...specs.properties,
    warehouse,
    ...(hasModel && { modelFinishes: modelFinishesOf(product) }),
  })
}

/** Maps the SKU of each variant to the name of its finish in the 3D model. */
function modelFinishesOf(product: CatalogueProduct): Record<string, string> {
  return Object.fromEntries(
    product.specs.variants.map(({ finish }, index) => [getSku(product, index), finish]),
  )
}

/** Trade prices are rounded to ten units of the currency, or to one unit if the price is below 1,000 euros. */
function tradePrice({ specs: { tradeShare, variants } }: CatalogueProduct): string {
  if (tradeShare === null) return ''
  const [{ prices }] = variants
  const step = prices.EUR < 1000 ? 1 : 10
  return JSON.stringify(perCurrency((currency) => Math.round((prices[currency] * tradeShare) / step) * step))
}

const FREIGHT: Record<Freight, Record<string, readonly [EUR: number, USD: number, GBP: number]>> = {
  included: { USA: [0, 0, 0], UK: [0, 0, 0], EU: [0, 0, 0], ROW: [0, 0, 0] },
  van: { USA: [690, 740, 590], UK: [420, 460, 360], EU: [290, 315, 250], ROW: [980, 1060, 840] },
  crate: { USA: [320, 345, 275], UK: [190, 205, 165], EU: [120, 130, 105], ROW: [460, 495, 395] },
  parcel: { USA: [48, 52, 41], UK: [28, 30, 24], EU: [18, 20, 16], ROW: [65, 70, 56] },
}

function shippingCosts(freight: Freight): string {
  const markets = Object.entries(FREIGHT[freight]).map(([market, [EUR, USD, GBP]]) => {
    const amounts = { EUR, USD, GBP }
    return { market, amount: perCurrency((currency) => amounts[currency]) }
  })
  return JSON.stringify(markets)
}

function perCurrency(amount: (currency: Currency) => number): Record<string, string> {
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, amount(currency).toFixed(1)]))
}

function toJsonList(items: readonly string[]): string {
  return JSON.stringify(items)
}
