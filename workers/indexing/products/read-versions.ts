import type { CollectionCalls } from '#clients/commerce/collection-calls.ts'
import type { LocalizationCalls } from '#clients/commerce/localization-calls.ts'
import type { ProductCalls } from '#clients/commerce/product-calls.ts'
import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import type { ProductVersions } from './build-record.ts'
import { planReadings, type Reading, type ReadingPlan } from './reading-plan.ts'

export type ProductSource = Pick<ProductCalls, 'findProductsByIds' | 'listProductIds'> &
  Pick<CollectionCalls, 'findCollectionNumbers'> &
  LocalizationCalls

export type VersionsByLanguage = Readonly<Record<Language, ProductVersions>>

/** Thrown if the commerce service is unavailable; the work is retried later. */
export class CatalogueUnreadable extends Error {}

/** A hosted shop limits concurrent requests by their cost. */
const CONCURRENT_READINGS = 3

export async function readPlan(source: ProductSource): Promise<ReadingPlan> {
  const localization = await source.readLocalization()
  if (!localization.ok) throw new CatalogueUnreadable(localization.code)
  return planReadings(localization.value)
}

/** Returns products by id, in all languages and currencies. Products that are visible nowhere are omitted. */
export async function readVersions(
  source: ProductSource,
  plan: ReadingPlan,
  ids: readonly string[],
): Promise<Map<string, VersionsByLanguage>> {
  const read = await readProducts(source, allReadings(plan), ids)
  await readFromOtherCountries(source, plan, ids, read)
  const collections = await readCollections(source, plan, ids)
  const versions = new Map<string, VersionsByLanguage>()
  for (const id of ids) {
    const found = toVersions(plan, collections.get(id) ?? [], (reading) => read.get(reading)?.get(id))
    if (found) versions.set(id, found)
  }
  return versions
}

/** By reading, then by product id. */
type ProductsByReading = Map<Reading, Map<string, CatalogueProduct>>

function allReadings({ original, localized, priced }: ReadingPlan): Reading[] {
  return [...new Set([original, ...Object.values(localized), ...Object.values(priced)])]
}

async function readProducts(
  source: ProductSource,
  readings: readonly Reading[],
  ids: readonly string[],
): Promise<ProductsByReading> {
  const read: ProductsByReading = new Map()
  const queue = [...readings]
  const readNext = async () => {
    for (let reading = queue.shift(); reading; reading = queue.shift()) {
      const result = await source.findProductsByIds(ids, createContext(reading), { variants: 'all' })
      if (!result.ok) throw new CatalogueUnreadable(result.code)
      read.set(reading, new Map(result.value.map((product) => [product.id, product])))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_READINGS }, readNext))
  return read
}

/** Reads the collections of products in any country where they are sold. */
async function readCollections(
  source: ProductSource,
  { listed }: ReadingPlan,
  ids: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>()
  for (const listing of listed) {
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length === 0) break
    const result = await source.findCollectionNumbers(missing, createContext(listing))
    if (!result.ok) throw new CatalogueUnreadable(result.code)
    for (const [id, numbers] of result.value) found.set(id, numbers)
  }
  return found
}

/** A product that is not sold in a language's usual country is read from a country where it is sold. */
async function readFromOtherCountries(
  source: ProductSource,
  plan: ReadingPlan,
  ids: readonly string[],
  read: ProductsByReading,
): Promise<void> {
  const languageReadings = [...new Set([plan.original, ...Object.values(plan.localized)])]
  for (const listing of plan.listed) {
    for (const reading of languageReadings) {
      const sold = ids.filter((id) => read.get(listing)?.has(id) && !read.get(reading)?.has(id))
      if (sold.length === 0) continue
      const otherReading = { language: reading.language, country: listing.country }
      const elsewhere = await readProducts(source, [otherReading], sold)
      for (const [id, product] of elsewhere.get(otherReading) ?? []) read.get(reading)?.set(id, product)
    }
  }
}

function toVersions(
  { original: first, localized, priced: pricedIn }: ReadingPlan,
  collections: readonly string[],
  find: (reading: Reading) => CatalogueProduct | undefined,
): VersionsByLanguage | null {
  const original = find(first)
  if (!original) return null
  const priced = Object.fromEntries(
    Object.entries(pricedIn).flatMap(([currency, reading]) => {
      const product = find(reading)
      return product ? [[currency, product]] : []
    }),
  )
  const entries = LANGUAGES.map((language) => {
    const version = find(localized[language]) ?? original
    return [language, { original, localized: version, priced, collections }] as const
  })
  return Object.fromEntries(entries) as Record<Language, ProductVersions>
}

export function createContext({ language, country }: Reading) {
  return { language, country, buyer: null }
}
