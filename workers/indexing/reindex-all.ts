import { sql } from 'drizzle-orm'
import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { CHANGES } from '#contracts/changes.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { exclusively } from '#services/kernel/database/exclusive.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { buildRecords, cacheTitles } from './build-records.ts'
import type { IndexingTools } from './index-pending.ts'
import type { Rebuild } from './index-writer.ts'
import { CatalogueUnreadable, ORIGINAL, readVersions } from './read-versions.ts'

/**
 * Builds the indexes of all languages anew beside the live ones, from the whole catalogue, and swaps them in. Changes
 * that come meanwhile go into the live indexes, and once more into the new ones after the swap. Only one rebuild runs
 * at a time, over all processes. Returns how many products were read.
 */
export async function reindexAll(tools: IndexingTools): Promise<Result<number, 'reindex-running'>> {
  const outcome = await exclusively(tools.database, LOCKS.indexRebuild, () => rebuild(tools))
  return outcome.isHeld ? refuse('reindex-running') : ok(outcome.answer)
}

async function rebuild(tools: IndexingTools): Promise<number> {
  const { database, writer } = tools
  const start = await noteStart(database)
  await writer.prepare()
  const rebuilds = new Map<Language, Rebuild>()
  try {
    for (const language of LANGUAGES) rebuilds.set(language, await writer.startRebuild(language))
    const count = await fill(tools, rebuilds)
    for (const built of rebuilds.values()) await built.finish()
    await settle(database, start)
    return count
  } catch (fault) {
    await Promise.allSettled([...rebuilds.values()].map((built) => built.abandon()))
    throw fault
  }
}

async function fill(tools: IndexingTools, rebuilds: ReadonlyMap<Language, Rebuild>): Promise<number> {
  const categoryTitles = cacheTitles(tools.categoryTitles)
  let count = 0
  for await (const originals of pagesOf(tools)) {
    const ids = originals.map(({ id }) => id)
    const versions = await readVersions(tools.source, ids, originals)
    const records = await buildRecords([...versions.values()], categoryTitles)
    for (const [language, built] of rebuilds) await built.add(records.get(language) ?? [])
    count += originals.length
  }
  return count
}

async function* pagesOf({ source }: IndexingTools): AsyncGenerator<CatalogueProduct[]> {
  let after: string | null = null
  do {
    const page = await source.listProducts({ after }, ORIGINAL)
    if (!page.ok) throw new CatalogueUnreadable(page.code)
    if (page.value.products.length > 0) yield page.value.products
    after = page.value.nextCursor
  } while (after !== null)
}

/** The moment, and the changes committed by then: the rebuild reads the products as they are after them. */
type Start = { now: string; changes: string[] }

async function noteStart({ db }: Database): Promise<Start> {
  const { rows } = await db.execute<Start>(sql`
    select clock_timestamp()::text as now,
      array(select id::text from commerce.product_changes) as changes`)
  return rows[0] ?? { now: 'infinity', changes: [] }
}

/** What was indexed into the old indexes while the new ones were built is due again; what was before is not. */
async function settle({ db }: Database, { now, changes }: Start): Promise<void> {
  await db.transaction(async (transaction) => {
    // Waits for those who are indexing at this moment, perhaps into an index that is no longer there.
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.indexSettling})`)
    await transaction.execute(sql`delete from search.indexed_changes where indexed_at >= ${now}::timestamptz`)
    await transaction.execute(sql`
      insert into search.indexed_changes (change_id) select unnest(${sql.param(changes)}::bigint[])
      on conflict do nothing`)
    await transaction.execute(sql`select pg_notify(${CHANGES.products}, '')`)
  })
}
