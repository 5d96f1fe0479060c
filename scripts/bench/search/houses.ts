import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseCategoryTitles } from '@bottega/demo-house/large/fill/index-products.ts'
import { toCatalogueProduct } from '@bottega/demo-house/large/fill/to-catalogue-product.ts'
import { largeHouse } from '@bottega/demo-house/large/large-house.ts'
import { readSources } from '@bottega/demo-house/large/sources.ts'
import type { SearchRecord } from '#contracts/search/search-record.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import type { ProductDraft } from '#services/commerce/import/product-draft.ts'
import { MARKET_CURRENCIES } from '#services/commerce/import/reading/columns.ts'
import { openPictureFiles } from '#services/commerce/import/reading/picture-files.ts'
import { readCatalogue } from '#services/commerce/import/reading/read-catalogue.ts'
import { openCatalogueFile } from '#services/commerce/import/reading/rows.ts'
import { readTranslations } from '#services/commerce/import/reading/translations.ts'
import { buildRecord } from '#workers/indexing/products/build-record.ts'
import { buildRecords } from '#workers/indexing/products/build-records.ts'
import type { VersionsByLanguage } from '#workers/indexing/products/read-versions.ts'

export type House = ReadonlyMap<Language, readonly SearchRecord[]>

const DEMO = join(import.meta.dirname, '../../../demo')

/** The search records of the demonstration house, built from its product file as the indexer does. */
export async function demonstrationHouse(): Promise<House> {
  const catalogue = join(DEMO, 'catalogue')
  const others = LANGUAGES.filter((language) => language !== 'en')
  const translations = await readTranslations(
    others.map((language) => join(catalogue, `translations.${language}.json`)),
  )
  const file = await openCatalogueFile(join(catalogue, 'products.csv'), MARKET_CURRENCIES, () => {})
  const folders = { pictures: openPictureFiles([join(DEMO, 'pictures')]), modelsFolders: [] }
  const drafts: ProductDraft[] = []
  for await (const group of readCatalogue({ ...file, base: 'EUR' }, folders, translations)) {
    if (group.ok) drafts.push(group.draft)
  }
  return recordsOf(drafts, 1)
}

/** The products of a generated house (`npm run demo`), as records in one language. */
export async function* generatedHouse(count: number, language: Language): AsyncGenerator<SearchRecord> {
  const sources = await readSources(DEMO)
  const house = largeHouse({ seed: 1, first: 1, count, sources, taken: new Map() })
  const titles = parseCategoryTitles(await readFile(join(DEMO, 'content/categories.json'), 'utf8'))
  const titleOf = (path: string) => titles(path, language) ?? { title: path, language: null }
  let number = 1
  for (const draft of house) {
    const record = buildRecord(versionsOf(draft, number++, [language])[language], titleOf, language)
    if (record) yield record
  }
}

async function recordsOf(drafts: readonly ProductDraft[], first: number): Promise<House> {
  const titles = parseCategoryTitles(await readFile(join(DEMO, 'content/categories.json'), 'utf8'))
  return buildRecords(
    drafts.map((draft, index) => versionsOf(draft, first + index, LANGUAGES)),
    titles,
  )
}

/** The product in these languages; other languages use English. */
function versionsOf(draft: ProductDraft, number: number, languages: readonly Language[]): VersionsByLanguage {
  const rows = { product: number, variants: draft.variants.map((_, index) => number * 10 + index) }
  const [USD, GBP, EUR] = [
    toCatalogueProduct(draft, rows, 'en', 'USD'),
    toCatalogueProduct(draft, rows, 'en', 'GBP'),
    toCatalogueProduct(draft, rows, 'it', 'EUR'),
  ]
  const version = (language: Language) => ({
    original: USD,
    localized: languages.includes(language) ? toCatalogueProduct(draft, rows, language, 'EUR') : USD,
    priced: { USD, GBP, EUR },
  })
  return { en: version('en'), es: version('es'), it: version('it'), de: version('de'), fr: version('fr') }
}
