import type { PoolClient } from 'pg'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { ProductDraft, TranslationDraft } from '../import/product-draft.ts'
import { readStoredDrafts, type StoredDraft } from '../import/stored-drafts.ts'
import { csvLine } from './csv-line.ts'
import { type ExportFile, openExportFile } from './export-file.ts'
import { type ExportedFields, exportedColumns, productRows } from './product-rows.ts'
import { writeCollections } from './write-collections.ts'

export type ExportOptions = {
  csvPath: string
  /** The path of the file with the texts in other languages. It is not written if there are none. */
  translationsPath: string
  /** The path of the file with the collections. It is not written if there are none. */
  collectionsPath: string
  /** The currency of the plain price columns. */
  base: Currency
  /** Whether to write the current stock instead of the quantities of the last import. */
  hasCurrentStock?: boolean
  onProgress?: (progress: { done: number; total: number }) => void
}

export type ExportReport = { products: number; translated: number; collections: number }

const BATCH_SIZE = 200

/**
 * Writes a consistent snapshot: all products to one file, their translations to a second, and the collections to a
 * third. Importing all of them changes nothing. Each file is either complete or absent.
 */
export async function exportCatalogue(database: Database, options: ExportOptions): Promise<ExportReport> {
  const client = await database.pool.connect()
  const csv = openExportFile(options.csvPath)
  const translations = openExportFile(options.translationsPath)
  const collections = openExportFile(options.collectionsPath)
  try {
    await client.query('begin isolation level repeatable read read only')
    const report = await writeProducts(client, { csv, translations }, options)
    const collectionCount = await writeCollections(client, collections)
    await csv.finish()
    if (report.translated > 0) await translations.finish()
    if (collectionCount > 0) await collections.finish()
    return { ...report, collections: collectionCount }
  } finally {
    await client.query('rollback')
    client.release()
    await csv.discard()
    await translations.discard()
    await collections.discard()
  }
}

async function writeProducts(
  client: PoolClient,
  { csv, translations }: { csv: ExportFile; translations: ExportFile },
  { base, hasCurrentStock = false, onProgress }: ExportOptions,
): Promise<Omit<ExportReport, 'collections'>> {
  const { total, ...fields } = await readFields(client, base)
  const columns = exportedColumns(fields)
  const report = { products: 0, translated: 0 }
  await csv.write(csvLine(columns))
  let lastId = 0
  for (;;) {
    const batch = await readStoredDrafts(client, { after: lastId, size: BATCH_SIZE })
    if (batch.length === 0) break
    lastId = batch.at(-1)?.id ?? lastId
    const drafts = batch.map((stored) => (hasCurrentStock ? withCurrentStock(stored) : stored.draft))
    for (const draft of await restoreSources(client, drafts)) {
      for (const row of productRows(draft, fields))
        await csv.write(csvLine(columns.map((column) => row[column] ?? '')))
      if (draft.translations.length > 0) {
        const entry = `${JSON.stringify(draft.handle)}: ${JSON.stringify(translationEntry(draft))}`
        await translations.write(`${report.translated === 0 ? '{' : ','}\n${entry}`)
        report.translated += 1
      }
    }
    report.products += batch.length
    onProgress?.({ done: report.products, total })
  }
  await translations.write('\n}\n')
  return report
}

async function readFields(client: PoolClient, base: Currency): Promise<ExportedFields & { total: number }> {
  const priced = await client.query<{ currency: Currency }>(
    'select distinct currency from commerce.variant_prices where not is_converted',
  )
  const named = await client.query<{ name: string }>(
    `select distinct namespace || '.' || key as name from commerce.product_metafields order by name`,
  )
  const unsold = await client.query<{ currency: Currency }>(
    'select distinct unnest(unsold_in) as currency from commerce.variants',
  )
  const counted = await client.query<{ count: number }>(
    'select count(*)::int as count from commerce.products',
  )
  const used = new Set(priced.rows.map(({ currency }) => currency))
  return {
    base,
    currencies: CURRENCIES.filter((currency) => currency !== base && used.has(currency)),
    excluded: unsold.rows.map(({ currency }) => currency).toSorted(),
    metafields: named.rows.map(({ name }) => name),
    total: counted.rows[0]?.count ?? 0,
  }
}

function withCurrentStock({ draft, onHand }: StoredDraft): StoredDraft['draft'] {
  const variants = draft.variants.map((variant, index) => ({
    ...variant,
    quantity: onHand[index] ?? variant.quantity,
  }))
  return { ...draft, variants }
}

/** Restores the original URLs of downloaded pictures, as in the file that they were imported from. */
async function restoreSources(client: PoolClient, drafts: readonly ProductDraft[]): Promise<ProductDraft[]> {
  const names = drafts.flatMap(({ media }) =>
    media.flatMap(({ url }) => (url.startsWith(PICTURES_PATH) ? [url.slice(PICTURES_PATH.length)] : [])),
  )
  const { rows } = await client.query<{ url: string; source: string }>(
    `select '${PICTURES_PATH}' || name as url, source from kernel.fetched_pictures where name = any($1::text[])`,
    [names],
  )
  const sources = new Map(rows.map(({ url, source }) => [url, source]))
  const sourceOf = (url: string) => sources.get(url) ?? url
  return drafts.map((draft) => ({
    ...draft,
    media: draft.media.map((item) => ({ ...item, url: sourceOf(item.url) })),
    variants: draft.variants.map((variant) => ({
      ...variant,
      pictureUrl: variant.pictureUrl && sourceOf(variant.pictureUrl),
    })),
  }))
}

function translationEntry({ translations, media }: ProductDraft): object {
  const images = media.filter(({ kind }) => kind === 'image')
  return Object.fromEntries(
    translations.map((translation) => {
      const alt = images.map(({ altTranslations }) => altTranslations[translation.language] ?? '')
      return [
        translation.language,
        { ...toTranslationEntry(translation), ...(alt.some((text) => text !== '') && { alt }) },
      ]
    }),
  )
}

function toTranslationEntry(texts: TranslationDraft): object {
  const { handle, title, descriptionHtml, seoTitle, seoDescription, optionNames, optionValues } = texts
  return {
    ...(handle !== null && { handle }),
    ...(title !== null && { title }),
    ...(descriptionHtml !== null && { descriptionHtml }),
    seo: {
      ...(seoTitle !== null && { title: seoTitle }),
      ...(seoDescription !== null && { description: seoDescription }),
    },
    options: Object.fromEntries(
      Object.entries(optionNames).map(([name, translated]) => [
        name,
        { name: translated, values: optionValues[name] ?? {} },
      ]),
    ),
    metafields: texts.metafields,
  }
}
