import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { type SearchRecord, toChoice } from '#contracts/search/search-record.ts'
import type { CategoryTitle } from '#domain/catalogue/category-mapping.ts'
import { leadTimeDays, stockAvailable } from '#domain/delivery/availability.ts'
import { shipsFree } from '#domain/delivery/shipping-cost.ts'
import { idNumber } from '#domain/ids.ts'
import { toSlug } from '#domain/links/slug.ts'
import type { Language } from '#domain/market/language.ts'
import { SHIPPING_REGIONS } from '#domain/market/market.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import { listedVariant, sortVariantsByPrice } from '#domain/product/listed-variant.ts'
import type { Variant } from '#domain/product/product.ts'
import { pieceFacts } from '#domain/search/facts/piece-facts.ts'
import { translateTag } from '#domain/search/facts/translate-tag.ts'

/** A product in English, in one language, and in one country of each currency. */
export type ProductVersions = {
  readonly original: CatalogueProduct
  readonly localized: CatalogueProduct
  /** Excludes currencies in which the product is not sold. */
  readonly priced: Readonly<Partial<Record<Currency, CatalogueProduct>>>
  /** Collection numbers; absent if there are none. */
  readonly collections?: readonly string[]
}

/** Returns null for an internal product, which no visitor may find. */
export function buildRecord(
  { original, localized, priced, collections = [] }: ProductVersions,
  titleOf: (path: string) => CategoryTitle,
  language: Language,
): SearchRecord | null {
  const variant = listedVariant(original.variants)
  if (!variant || original.attributes.internalUseOnly) return null
  const prices = toPrices(priced)
  const categoryFields = toCategoryFields(original, titleOf)
  const makingFields = toMakingFields(original, localized)
  return {
    ...categoryFields,
    ...makingFields,
    ...toDeliveryFields(original),
    choices: { ...categoryFields.choices, ...makingFields.choices },
    objectID: idNumber(original.id),
    productId: original.id,
    handle: localized.handle,
    title: localized.title,
    textLanguage: localized.attributes.textLanguage,
    variantId: variant.id,
    sku: variant.sku || (original.attributes.sku ?? ''),
    skus: toSkus([original, ...Object.values(priced)].flatMap(({ variants }) => variants)),
    tags: localized.tags.map((tag) => translateTag(tag, language)),
    facts: toSearchFacts(original, prices),
    collections: [...collections],
    ...prices,
    notDirectlyShoppable: original.attributes.notDirectlyShoppable || hasNoPrice(prices),
    pictures: { main: localized.pictures[0] ?? null, hover: localized.pictures[1] ?? null },
    createdAtSeconds: Math.floor(Date.parse(original.createdAt) / 1000),
    // The catalogue's order is the curated order.
    curatedRank: Number(idNumber(original.id)),
  }
}

/** In minor units of any currency. */
const SMALL_GIFT_MINOR = 25_000

/** Returns the facts that searches match, from the English texts. */
function toSearchFacts(product: CatalogueProduct, { prices }: Pick<SearchRecord, 'prices'>): string[] {
  const { attributes } = product
  const { widthCm, heightCm, depthCm, armHeightCm } = attributes.dimensions
  return pieceFacts({
    title: product.title,
    pictureText: product.pictures[0]?.alt ?? '',
    tags: product.tags,
    categoryPaths: getCategoryPaths(product),
    materials: attributes.material.map(toSlug),
    colors: attributes.color.map(toSlug),
    widthCm: positive(widthCm),
    heightCm: positive(heightCm),
    depthCm: positive(depthCm),
    hasArms: positive(armHeightCm) !== null,
    isReduced: Object.values(prices).some((price) => price.fullAmountMinor !== null),
    isSmallGift: Object.values(prices).some(({ amountMinor }) => amountMinor <= SMALL_GIFT_MINOR),
    isReadyToShip: attributes.isReadyToShip,
    isCustomizable: attributes.isCustomizable,
    isSoldOut: !product.availableForSale,
  })
}

/** Returns the category and its parents, from the first level down: `lighting`, `lighting/table-lamps`. */
export function getCategoryPaths({ categoryPath }: CatalogueProduct): string[] {
  const slugs = categoryPath?.split('/').filter((slug) => slug !== '') ?? []
  return slugs.map((_, level) => slugs.slice(0, level + 1).join('/'))
}

/** The maximum length of all SKUs in a record, since a hosted search engine refuses records of more than 100 kB. */
const SKUS_CAP = 60_000

/** Returns the unique SKUs of the variants, wherever they are sold, up to the limit per record. */
function toSkus(variants: readonly Variant[]): string[] {
  let length = 0
  return [...new Set(variants.map(({ sku }) => sku))].filter((sku) => {
    length += sku.length
    return sku !== '' && length <= SKUS_CAP
  })
}

/** A price of 0 is upon request: the piece is listed without a price. */
function toPrices(priced: ProductVersions['priced']): Pick<SearchRecord, 'prices' | 'unpricedIn'> {
  const prices: SearchRecord['prices'] = {}
  const unpricedIn: Currency[] = []
  for (const currency of CURRENCIES) {
    const soldVariants = (priced[currency]?.variants ?? []).filter(({ price }) => price.currency === currency)
    if (soldVariants.length === 0) unpricedIn.push(currency)
    const [cheapest, ...others] = sortVariantsByPrice(soldVariants)
    if (!cheapest || cheapest.price.amountMinor === 0) continue
    const { amountMinor } = cheapest.price
    prices[currency] = {
      amountMinor,
      fullAmountMinor: cheapest.fullPrice?.amountMinor ?? null,
      isStarting: others.some(({ price }) => price.amountMinor > amountMinor),
    }
  }
  return { prices, unpricedIn }
}

function hasNoPrice({ prices }: Pick<SearchRecord, 'prices'>): boolean {
  return Object.keys(prices).length === 0
}

function toCategoryFields(product: CatalogueProduct, titleOf: (path: string) => CategoryTitle) {
  const paths = getCategoryPaths(product)
  const titles = paths.map(titleOf)
  const lineOf = (level: number) =>
    paths[level]
      ? [
          titles
            .slice(0, level + 1)
            .map(({ title }) => title)
            .join(' > '),
        ]
      : []
  const choiceOf = (level: number) => {
    const [path, found] = [paths[level], titles[level]]
    return path && found ? [toChoice(path, found.title, found.language)] : []
  }
  return {
    categoryPaths: paths,
    categories: { lvl0: lineOf(0), lvl1: lineOf(1), lvl2: lineOf(2) },
    choices: { categories0: choiceOf(0), categories1: choiceOf(1), categories2: choiceOf(2) },
  }
}

function toMakingFields(original: CatalogueProduct, localized: CatalogueProduct) {
  const { attributes, vendor } = original
  const name = attributes.artisanName ?? vendor
  const artisan = { name, slug: attributes.artisanSlug ?? toSlug(name) }
  const material = toKeyLabels(attributes.material, localized.attributes.material)
  const color = toKeyLabels(attributes.color, localized.attributes.color)
  const designers = attributes.designer ? [attributes.designer] : []
  const designer = toKeyLabels(designers, designers)
  const { widthCm, heightCm, depthCm } = attributes.dimensions
  return {
    artisan,
    designer: attributes.designer,
    materials: [...localized.attributes.material],
    colors: [...localized.attributes.color],
    keys: { designer: toKeys(designer), material: toKeys(material), color: toKeys(color) },
    choices: {
      artisan: [toChoice(artisan.slug, artisan.name)],
      designer: toChoices(designer),
      material: toChoices(material, localized.attributes.textLanguage),
      color: toChoices(color, localized.attributes.textLanguage),
    },
    widthCm: positive(widthCm),
    heightCm: positive(heightCm),
    depthCm: positive(depthCm),
    isCustomizable: attributes.isCustomizable,
    hasAr: attributes.arModel !== null || attributes.arModelIos !== null,
    hasCad: attributes.cadFile !== null,
    suitableForContract: attributes.customProperties.suitableForContract,
  }
}

function toDeliveryFields({ attributes, availableForSale, totalInventory }: CatalogueProduct) {
  const inStock = stockAvailable(totalInventory)
  return {
    // A stocked product that has sold out is made to order, with its own lead time.
    leadTimeDays: leadTimeDays({
      isReadyToShip: attributes.isReadyToShip && inStock !== false,
      leadTime: attributes.leadTime,
    }),
    isReadyToShip: attributes.isReadyToShip,
    leadTime: attributes.leadTime,
    stockAvailable: inStock,
    availableForSale,
    isPreorder: attributes.customProperties.isPreorder,
    availableFrom: attributes.customProperties.availableFrom,
    freeShippingRegions: SHIPPING_REGIONS.filter((region) => shipsFree(attributes.shippingCosts, region)),
    excludedCountries: [...attributes.excludedCountries],
    customerRestrictions: attributes.customerRestrictions,
  }
}

type KeyLabel = { key: string; label: string }

/** Keys come from the English words, so that a URL means the same in every language. */
function toKeyLabels(originals: readonly string[], labels: readonly string[]): KeyLabel[] {
  const isParallel = originals.length === labels.length
  const words = labels.map((label, index) => ({
    key: toSlug((isParallel ? originals[index] : undefined) ?? label),
    label,
  }))
  return words.filter(({ key }) => key !== '')
}

function toKeys(words: readonly KeyLabel[]): string[] {
  return words.map(({ key }) => key)
}

function toChoices(words: readonly KeyLabel[], language: Language | null = null): string[] {
  return words.map(({ key, label }) => toChoice(key, label, language))
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null
}
