import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../../domain/market/language.ts'
import type { ProductDraft } from '../../../services/commerce/import/product-draft.ts'
import { createProductWriter } from '../../../services/commerce/import/writing/product-writer.ts'
import type { Database } from '../../../services/kernel/database/database.ts'
import { StartFault } from '../../../services/kernel/start-fault.ts'
import { largeHouse } from '../large-house.ts'
import { readSources } from '../sources.ts'
import type { Countdown } from './countdown.ts'
import { indexProducts, parseCategoryTitles } from './index-products.ts'

export type FillOptions = {
  readonly seed: number
  readonly count: number
  readonly onProgress: Countdown['show']
}

const DEMO = join(import.meta.dirname, '../..')
/** How many products are written and indexed together; two batches are in memory at a time. */
const BATCH_SIZE = 1000

/** Writes a large house into a shop whose search indexes exist. Returns how many products it created. */
export async function fillShop(
  database: Database,
  { seed, count, onProgress }: FillOptions,
): Promise<number> {
  const house = largeHouse({
    seed,
    count,
    first: (await highestNumber(database)) + 1,
    sources: await readSources(DEMO),
    taken: await existingHandles(database),
  })
  const titles = parseCategoryTitles(await readFile(join(DEMO, 'content/categories.json'), 'utf8'))
  let done = 0
  let indexing = Promise.resolve()
  for (let drafts = take(house, BATCH_SIZE); drafts.length > 0; drafts = take(house, BATCH_SIZE)) {
    done += await write(database, drafts)
    await indexing
    indexing = indexProducts(database, drafts, titles)
    onProgress(done)
  }
  await indexing
  await database.pool.query('analyze')
  return done
}

/** Throws unless the shop is empty or may be added to. Returns whether it is empty. */
export async function checkFillable({ pool }: Database, isAddition: boolean): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from commerce.products')
  const count = rows[0]?.count ?? 0
  if (count === 0 || isAddition) return count === 0
  throw new StartFault(
    `The shop already has ${count} products: add to them with --add, or choose another folder with --data-folder.`,
  )
}

function take(house: Iterator<ProductDraft>, count: number): ProductDraft[] {
  const drafts: ProductDraft[] = []
  while (drafts.length < count) {
    const next = house.next()
    if (next.done) break
    drafts.push(next.value)
  }
  return drafts
}

async function write(database: Database, drafts: readonly ProductDraft[]): Promise<number> {
  const writer = createProductWriter(database, { isDryRun: false })
  for (const draft of drafts) await writer.add(draft)
  const { counts, refusals } = await writer.finish()
  if (refusals.length > 0) throw new Error(`Products were refused: ${JSON.stringify(refusals[0])}`)
  return counts.created
}

/** Generated products have their number in their SKU, so that a second house continues where the first ended. */
async function highestNumber({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ highest: number | null }>(
    "select max(substring(sku from '^[A-Z]+-(\\d{6})-\\d+$')::int) as highest from commerce.variants",
  )
  return rows[0]?.highest ?? 0
}

async function existingHandles({ pool }: Database): Promise<Map<Language, string[]>> {
  const { rows } = await pool.query<{ language: Language; handle: string }>(
    `select 'en' as language, handle from commerce.products
     union all select language, handle from commerce.product_translations where handle is not null`,
  )
  const byLanguage = Map.groupBy(rows, ({ language }) => language)
  return new Map([...byLanguage].map(([language, found]) => [language, found.map(({ handle }) => handle)]))
}
