import { stat } from 'node:fs/promises'
import { readShippingCosts } from '#domain/delivery/shipping-cost.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { SHIPPING_REGIONS, type ShippingRegion } from '#domain/market/market.ts'
import type { DecimalMark } from '#domain/money/amount-text.ts'
import type { Currency } from '#domain/money/money.ts'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { ProductFormat } from './dialects/dialect.ts'
import type { Notes } from './notes.ts'
import type { ProductDraft } from './product-draft.ts'
import { MARKET_CURRENCIES, type MarketCurrencies } from './reading/columns.ts'
import { openPictureFiles } from './reading/picture-files.ts'
import { readCatalogue } from './reading/read-catalogue.ts'
import { openCatalogueFile } from './reading/rows.ts'
import { readTranslations, type Translations } from './reading/translations.ts'
import type { Refusal } from './refusals.ts'
import type { TableFormat } from './spreadsheet/table.ts'
import { createProductWriter } from './writing/product-writer.ts'

export type ImportOptions = {
  /** A product export of Shopify, Matrixify, WooCommerce or Magento: CSV or an Excel workbook. */
  csvPath: string
  base: Currency
  /** See `reading/translations.ts` for the format of these files. */
  translationsPaths?: readonly string[]
  /** Used instead of `translationsPaths` if those files have already been read. */
  translations?: Translations
  /** The folder of pictures that the file lists without a URL. */
  picturesFolder: string
  /** The folder of 3D models, referenced by file name. Only their sizes are read. */
  modelsFolder?: string
  /** The folders from which the shop serves pictures and models, which are also searched. */
  shopFolders?: { picturesFolders: readonly string[]; modelsFolders: readonly string[] }
  /** Market names of price columns that are neither a country nor a currency. */
  markets?: MarketCurrencies
  /** Changes each product before it is written, for example `map` of a `Mapper`. */
  map?: (draft: ProductDraft) => Promise<ProductDraft> | ProductDraft
  onProduct?: (draft: ProductDraft) => Promise<void> | void
  /** Whether to read and compare everything without writing. */
  isDryRun?: boolean
  onProgress?: (progress: ImportProgress) => void
}

export type ImportProgress = { bytesRead: number; bytesTotal: number; rows: number }

export type ImportReport = {
  understood: DetectedFormat
  rows: number
  created: number
  changed: number
  unchanged: number
  refused: number
  refusals: Refusal[]
  pricedIn: ReadonlyMap<Currency, number>
  /** How many products have no delivery cost for a market. */
  withoutShippingCost: ReadonlyMap<ShippingRegion, number>
  /** How many products lack a title or a description in a language, so that its pages show the original ones. */
  untranslated: ReadonlyMap<Language, number>
  /** Assumptions about products that were imported. */
  notes: Notes
  ignoredColumns: readonly string[]
  unusedTranslations: string[]
}

export type DetectedFormat = TableFormat & { productFormat: ProductFormat; decimalMark: DecimalMark | null }

/**
 * Imports a product file as a stream, product by product, each completely or not at all. Products are identified by
 * their handle. A product that has not changed since the last import is skipped and not announced; products that are
 * not in the file do not change. Throws if a file cannot be read; the report lists every error in the content.
 */
export async function importCatalogue(database: Database, options: ImportOptions): Promise<ImportReport> {
  const { csvPath, isDryRun = false } = options
  const bytesTotal = (await stat(csvPath)).size
  const translations = options.translations ?? (await readTranslations(options.translationsPaths ?? []))
  let bytesRead = 0
  const file = await openCatalogueFile(csvPath, { ...MARKET_CURRENCIES, ...options.markets }, (bytes) => {
    bytesRead = bytes
  })
  const report = createEmptyReport({
    ...file.format,
    productFormat: file.productFormat,
    decimalMark: file.decimalMark,
  })
  report.ignoredColumns = file.columns.ignored
  report.notes = file.notes
  if (file.columns.missing.length > 0) return refuseFile(report, file.columns.missing)

  const writer = createProductWriter(database, { isDryRun })
  const unusedTranslations = new Set(translations.keys())
  const pricedIn = new Map<Currency, number>()
  const withoutShippingCost = new Map<ShippingRegion, number>()
  const untranslated = new Map<Language, number>()
  const { base, picturesFolder, modelsFolder, shopFolders = NO_FOLDERS } = options
  const folders = {
    pictures: openPictureFiles([picturesFolder, ...shopFolders.picturesFolders]),
    modelsFolders:
      modelsFolder === undefined ? shopFolders.modelsFolders : [modelsFolder, ...shopFolders.modelsFolders],
  }
  for await (const group of readCatalogue({ ...file, base }, folders, translations)) {
    report.rows += group.rowCount
    unusedTranslations.delete(group.handle)
    if (group.ok) {
      countCurrencies(group.draft, pricedIn)
      countMissingCosts(group.draft, withoutShippingCost)
      countUntranslated(group.draft, untranslated)
      await options.onProduct?.(group.draft)
      await writer.add(options.map ? await options.map(group.draft) : group.draft)
    } else refuseProduct(report, group.refusals)
    options.onProgress?.({ bytesRead, bytesTotal, rows: report.rows })
  }
  const outcome = await writer.finish()
  for (const refusals of outcome.refusals) refuseProduct(report, refusals)
  return {
    ...report,
    ...outcome.counts,
    pricedIn,
    withoutShippingCost,
    untranslated,
    unusedTranslations: [...unusedTranslations],
  }
}

const NO_FOLDERS = { picturesFolders: [], modelsFolders: [] }

function createEmptyReport(understood: DetectedFormat): ImportReport {
  return {
    understood,
    rows: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    refusals: [],
    pricedIn: new Map(),
    withoutShippingCost: new Map(),
    untranslated: new Map(),
    notes: new Map(),
    ignoredColumns: [],
    unusedTranslations: [],
  }
}

function countCurrencies({ variants }: ProductDraft, pricedIn: Map<Currency, number>): void {
  const currencies = new Set(variants.flatMap(({ prices }) => prices.map(({ currency }) => currency)))
  for (const currency of currencies) pricedIn.set(currency, (pricedIn.get(currency) ?? 0) + 1)
}

function countMissingCosts({ metafields }: ProductDraft, missing: Map<ShippingRegion, number>): void {
  const stated = metafields.find(
    ({ namespace, key }) => namespace === ATTRIBUTE_NAMESPACE && key === 'shippingCosts',
  )
  const costs = readShippingCosts(stated?.value)
  for (const region of SHIPPING_REGIONS) {
    if (costs.some(({ market }) => market === region)) continue
    missing.set(region, (missing.get(region) ?? 0) + 1)
  }
}

function countUntranslated(
  { descriptionHtml, translations }: ProductDraft,
  untranslated: Map<Language, number>,
): void {
  for (const language of LANGUAGES) {
    const own = translations.find((translation) => translation.language === language)
    if (own?.title && (own.descriptionHtml || !descriptionHtml)) continue
    untranslated.set(language, (untranslated.get(language) ?? 0) + 1)
  }
}

function refuseFile(report: ImportReport, missing: readonly string[]): ImportReport {
  const refusals = missing.map(
    (detail): Refusal => ({ line: 1, handle: null, code: 'column-missing', detail }),
  )
  return { ...report, refusals }
}

function refuseProduct(report: ImportReport, refusals: readonly Refusal[]): void {
  report.refused += 1
  report.refusals.push(...refusals)
}
