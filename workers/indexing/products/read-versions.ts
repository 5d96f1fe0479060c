import type { ProductCalls } from '#clients/commerce/product-calls.ts'
import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ProductVersions } from './build-record.ts'

export type ProductSource = Pick<ProductCalls, 'findProductsByIds' | 'listProducts'>

type Reading = { language: Language; country: CountryCode }

/** The country in which each language is read, and one more for the remaining currency. */
const READINGS: Readonly<Record<Language, Reading>> = {
  en: { language: 'en', country: 'US' },
  it: { language: 'it', country: 'IT' },
  es: { language: 'es', country: 'ES' },
  de: { language: 'de', country: 'DE' },
  fr: { language: 'fr', country: 'FR' },
}
const BRITISH: Reading = { language: 'en', country: 'GB' }
const PRICED: Readonly<Record<Currency, Reading>> = { USD: READINGS.en, EUR: READINGS.it, GBP: BRITISH }

/** The context in which the catalogue is listed. */
export const ORIGINAL = contextOf(READINGS.en)

/** A product as read for each language. */
export type VersionsByLanguage = Readonly<Record<Language, ProductVersions>>

/** Thrown if the commerce service is unavailable; the work is retried later. */
export class CatalogueUnreadable extends Error {}

/**
 * Reads products by id in all languages and currencies. Products that are not visible are left out.
 * `originals` may be passed if the English versions have been read already.
 */
export async function readVersions(
  source: ProductSource,
  ids: readonly string[],
  originals?: readonly CatalogueProduct[],
): Promise<Map<string, VersionsByLanguage>> {
  const readings = [...Object.values(READINGS), BRITISH]
  const read = new Map(
    await Promise.all(
      readings.map(async (reading) => {
        const known = reading === READINGS.en ? originals : undefined
        return [reading, byId(known ?? (await findAll(source, ids, reading)))] as const
      }),
    ),
  )
  const versions = new Map<string, VersionsByLanguage>()
  for (const id of ids) {
    const found = versionsOf((reading) => read.get(reading)?.get(id))
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

function versionsOf(find: (reading: Reading) => CatalogueProduct | undefined): VersionsByLanguage | null {
  const original = find(READINGS.en)
  const [EUR, USD, GBP] = [find(PRICED.EUR), find(PRICED.USD), find(PRICED.GBP)]
  if (!original || !EUR || !USD || !GBP) return null
  const priced = { EUR, USD, GBP }
  const entries = LANGUAGES.map((language) => {
    const localized = find(READINGS[language]) ?? original
    return [language, { original, localized, priced }] as const
  })
  return Object.fromEntries(entries) as Record<Language, ProductVersions>
}

function byId(products: readonly CatalogueProduct[]): Map<string, CatalogueProduct> {
  return new Map(products.map((product) => [product.id, product]))
}

function contextOf({ language, country }: Reading) {
  return { language, country, buyer: null }
}
