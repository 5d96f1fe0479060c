import type { LocalizationCalls } from '#clients/commerce/localization-calls.ts'
import type { ProductCalls } from '#clients/commerce/product-calls.ts'
import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import type { ProductVersions } from './build-record.ts'
import { planReadings, type Reading, type ReadingPlan } from './reading-plan.ts'

export type ProductSource = Pick<ProductCalls, 'findProductsByIds' | 'listProducts'> & LocalizationCalls

/** The context in which everything is listed where no prices or texts matter. */
export const ORIGINAL = contextOf({ language: 'en', country: 'US' })

/** A product as read for each language. */
export type VersionsByLanguage = Readonly<Record<Language, ProductVersions>>

/** Thrown if the commerce service is unavailable; the work is retried later. */
export class CatalogueUnreadable extends Error {}

/** A hosted shop limits simultaneous requests by cost. */
const SIMULTANEOUS_READINGS = 3

/** The languages and currencies of the shop. */
export async function readPlan(source: ProductSource): Promise<ReadingPlan> {
  const localization = await source.readLocalization()
  if (!localization.ok) throw new CatalogueUnreadable(localization.code)
  return planReadings(localization.value)
}

/**
 * Reads products by id in all languages and currencies. Products that are not visible are left out.
 * `originals` may be passed if the original versions have been read already.
 */
export async function readVersions(
  source: ProductSource,
  plan: ReadingPlan,
  ids: readonly string[],
  originals?: readonly CatalogueProduct[],
): Promise<Map<string, VersionsByLanguage>> {
  const waiting = [
    ...new Set([plan.original, ...Object.values(plan.localized), ...Object.values(plan.priced)]),
  ]
  const read = new Map<Reading, Map<string, CatalogueProduct>>()
  const readNext = async () => {
    for (let reading = waiting.shift(); reading; reading = waiting.shift()) {
      const known = reading === plan.original ? originals : undefined
      read.set(reading, byId(known ?? (await findAll(source, ids, reading))))
    }
  }
  await Promise.all(Array.from({ length: SIMULTANEOUS_READINGS }, readNext))
  const versions = new Map<string, VersionsByLanguage>()
  for (const id of ids) {
    const found = versionsOf(plan, (reading) => read.get(reading)?.get(id))
    if (found) versions.set(id, found)
  }
  return versions
}

async function findAll(
  source: ProductSource,
  ids: readonly string[],
  reading: Reading,
): Promise<CatalogueProduct[]> {
  const result = await source.findProductsByIds(ids, contextOf(reading))
  if (!result.ok) throw new CatalogueUnreadable(result.code)
  return result.value
}

function versionsOf(
  { original: first, localized, priced: pricedIn }: ReadingPlan,
  find: (reading: Reading) => CatalogueProduct | undefined,
): VersionsByLanguage | null {
  const original = find(first)
  if (!original) return null
  const priced = Object.fromEntries(
    CURRENCIES.map((currency) => {
      const reading = pricedIn[currency]
      return [currency, (reading && find(reading)) ?? original]
    }),
  ) as Record<Currency, CatalogueProduct>
  const entries = LANGUAGES.map((language) => {
    const version = find(localized[language]) ?? original
    return [language, { original, localized: version, priced }] as const
  })
  return Object.fromEntries(entries) as Record<Language, ProductVersions>
}

function byId(products: readonly CatalogueProduct[]): Map<string, CatalogueProduct> {
  return new Map(products.map((product) => [product.id, product]))
}

/** The context of a reading, for no buyer in particular. */
export function contextOf({ language, country }: Reading) {
  return { language, country, buyer: null }
}
