import { CURRENCIES, type Currency } from '../../domain/money/money.ts'
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/product/product-attributes.ts'
import type { FileFacts } from './ar-files.ts'
import { type CatalogueProduct, handleOf, skuOf } from './catalogue.ts'
import { ARTISANS, type Flag, type Freight } from './facts/facts.ts'
import { wordsOf } from './terms.ts'

/** The attributes of a product in the format of the product file; an empty one is blank. */
export function attributesOf(
  product: CatalogueProduct,
  sku: string,
  files: FileFacts,
): ReadonlyMap<AttributeKey, string> {
  const { facts, words } = product
  const fields: Partial<Record<AttributeKey, string>> = {
    ...flagFields(facts.flags ?? []),
    material: list(facts.materials.map((term) => wordsOf(term).en)),
    color: list(facts.colors.map((term) => wordsOf(term).en)),
    sku,
    designer: facts.designer ?? '',
    category: facts.category,
    dimensions: dimensionsOf(product),
    shippingCosts: shippingCosts(facts.freight),
    customProperties: propertiesOf(product, files),
    excludedCountries: facts.excludedCountries ? list(facts.excludedCountries) : '',
    artisanName: ARTISANS[facts.artisan].name,
    artisanSlug: facts.artisan,
    artisanPlan: ARTISANS[facts.artisan].plan,
    shippingOption: facts.shippingOption ?? 'standard',
    leadTime: facts.leadTime ?? '',
    customerRestrictions: facts.restriction ?? '',
    localizedSlugs: JSON.stringify(words.slug),
    tradePrice: tradePrice(product),
    recommended: list(facts.recommended.map(handleOf)),
    ...files.get(facts.piece),
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

function dimensionsOf({ size, facts: { weightKg, seatHeightCm, armHeightCm } }: CatalogueProduct): string {
  return JSON.stringify({ ...size, seatHeightCm, armHeightCm, weightKg })
}

function propertiesOf(product: CatalogueProduct, files: FileFacts): string {
  const { facts } = product
  const warehouse = facts.flags?.includes('isReadyToShip') ? 'in-house' : 'other'
  const hasModel = files.get(facts.piece)?.arModel !== undefined
  return JSON.stringify({
    ...facts.properties,
    warehouse,
    ...(hasModel && { modelFinishes: modelFinishesOf(product) }),
  })
}

/** The model names its finishes in the drawing's terms, the shop in five languages; this maps one to the other. */
function modelFinishesOf(product: CatalogueProduct): Record<string, string> {
  return Object.fromEntries(
    product.facts.variants.map(({ finish }, index) => [skuOf(product, index), finish]),
  )
}

/** Trade prices are rounded to ten units of the currency. */
function tradePrice({ facts: { tradeShare, variants } }: CatalogueProduct): string {
  if (tradeShare === null) return ''
  const [{ prices }] = variants
  const step = prices.EUR < 1000 ? 1 : 10
  return JSON.stringify(perCurrency((currency) => Math.round((prices[currency] * tradeShare) / step) * step))
}

const FREIGHT: Record<
  Exclude<Freight, 'included'>,
  Record<string, readonly [EUR: number, USD: number, GBP: number]>
> = {
  van: { USA: [690, 740, 590], UK: [420, 460, 360], EU: [290, 315, 250], ROW: [980, 1060, 840] },
  crate: { USA: [320, 345, 275], UK: [190, 205, 165], EU: [120, 130, 105], ROW: [460, 495, 395] },
  parcel: { USA: [48, 52, 41], UK: [28, 30, 24], EU: [18, 20, 16], ROW: [65, 70, 56] },
}

function shippingCosts(freight: Freight): string {
  if (freight === 'included') return '[]'
  const markets = Object.entries(FREIGHT[freight]).map(([market, [EUR, USD, GBP]]) => {
    const amounts = { EUR, USD, GBP }
    return { market, amount: perCurrency((currency) => amounts[currency]) }
  })
  return JSON.stringify(markets)
}

function perCurrency(amount: (currency: Currency) => number): Record<string, string> {
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, amount(currency).toFixed(1)]))
}

function list(items: readonly string[]): string {
  return JSON.stringify(items)
}
