import { z } from 'zod'
import { DEFAULT_INDEX_NAMES, productIndexPlan } from '../../../contracts/search/search-indexes.ts'
import { type CategoryTitle, titleIn } from '../../../domain/catalogue/category-mapping.ts'
import { LANGUAGES, type Language } from '../../../domain/market/language.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { PRODUCT_CHANGES } from '../../../services/commerce/changes/product-changes.ts'
import type { ProductDraft } from '../../../services/commerce/import/product-draft.ts'
import { currentCursor } from '../../../services/kernel/changes/change-log.ts'
import { storeCursor } from '../../../services/kernel/database/cursors.ts'
import type { Database } from '../../../services/kernel/database/database.ts'
import { applyBatch } from '../../../services/search/store/apply-batch.ts'
import { buildRecords, type CategoryTitles } from '../../../workers/indexing/products/build-records.ts'
import { INDEX_READER } from '../../../workers/indexing/products/product-indexer.ts'
import type { VersionsByLanguage } from '../../../workers/indexing/products/read-versions.ts'
import { type RowIds, toCatalogueProduct } from './to-catalogue-product.ts'

/**
 * Adds newly written products to the indexes of all languages. Loading each of them from the commerce service
 * in five languages and three currencies, as the indexer does, would take ten times as long.
 */
export async function indexProducts(
  database: Database,
  drafts: readonly ProductDraft[],
  categoryTitles: CategoryTitles,
): Promise<void> {
  const rows = await findRows(database, drafts)
  const products = drafts.flatMap((draft) => {
    const rowIds = rows.get(draft.handle)
    return rowIds ? [versionsOf(draft, rowIds)] : []
  })
  const records = await buildRecords(products, categoryTitles)
  for (const language of LANGUAGES) {
    const { primary } = productIndexPlan(language, DEFAULT_INDEX_NAMES)
    const operations = (records.get(language) ?? []).map((body) => ({ action: 'addObject' as const, body }))
    await applyBatch(database.db, primary, operations)
  }
  // The indexer has nothing to catch up on when the shop starts.
  await storeCursor(database, `${INDEX_READER}:${PRODUCT_CHANGES.name}`, await currentCursor(database))
}

const CURRENCY_OF: Readonly<Record<Language, Currency>> = {
  en: 'USD',
  it: 'EUR',
  es: 'EUR',
  de: 'EUR',
  fr: 'EUR',
}

function versionsOf(draft: ProductDraft, rows: RowIds): VersionsByLanguage {
  const read = (language: Language) => toCatalogueProduct(draft, rows, language, CURRENCY_OF[language])
  const [en, es, it, de, fr] = [read('en'), read('es'), read('it'), read('de'), read('fr')]
  const priced = { USD: en, EUR: it, GBP: toCatalogueProduct(draft, rows, 'en', 'GBP') }
  const version = (localized: typeof en) => ({ original: en, localized, priced })
  return { en: version(en), es: version(es), it: version(it), de: version(de), fr: version(fr) }
}

async function findRows(
  { pool }: Database,
  drafts: readonly ProductDraft[],
): Promise<ReadonlyMap<string, RowIds>> {
  const { rows } = await pool.query<RowIds & { handle: string }>(
    `select p.handle, p.id::int as product, array_agg(v.id::int order by v.position) as variants
     from commerce.products p join commerce.variants v on v.product_id = p.id
     where p.handle = any($1::text[]) group by p.id`,
    [drafts.map(({ handle }) => handle)],
  )
  return new Map(rows.map((row) => [row.handle, row]))
}

const categories = z.array(z.object({ canonicalPath: z.string(), title: z.record(z.string(), z.string()) }))

/** Parses the demonstration's categories file into a lookup of titles by category path and language. */
export function parseCategoryTitles(
  text: string,
): (path: string, language: Language) => CategoryTitle | null {
  const titles = new Map(
    categories.parse(JSON.parse(text)).map(({ canonicalPath, title }) => [canonicalPath, title]),
  )
  return (path, language) => titleIn(titles.get(path), language)
}
