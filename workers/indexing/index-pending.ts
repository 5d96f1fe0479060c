import { sql } from 'drizzle-orm'
import { globalId } from '#domain/ids.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { buildRecords, type CategoryTitles } from './build-records.ts'
import type { IndexWriter } from './index-writer.ts'
import { type ProductSource, readVersions } from './read-versions.ts'

export type IndexingTools = {
  readonly database: Database
  readonly source: ProductSource
  readonly writer: IndexWriter
  readonly categoryTitles: CategoryTitles
}

/** How it went: products indexed, and whether another process held some that have to be looked at again. */
type PendingOutcome = { readonly indexed: number; readonly wereHeld: boolean }

const CHANGES_MAX = 200

/**
 * Indexes the changes that nobody else is indexing, as the products are now. Nothing counts as done until it
 * is in the index: after a fault the changes are taken again.
 */
export function indexPending(tools: IndexingTools): Promise<PendingOutcome> {
  return tools.database.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock_shared(${LOCKS.indexSettling})`)
    const changes = await takeChanges(transaction)
    const held = await holdProducts(transaction, [...new Set(changes.map(({ productId }) => productId))])
    const own = changes.filter(({ productId }) => held.has(productId))
    await indexProducts(tools, [...held])
    await markIndexed(
      transaction,
      own.map(({ id }) => id),
    )
    return { indexed: held.size, wereHeld: own.length < changes.length }
  })
}

/** Brings the index to what the shop shows of these products now, in every language. */
async function indexProducts(tools: IndexingTools, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  const { source, writer, categoryTitles } = tools
  const ids = numbers.map((number) => globalId('Product', number))
  const versions = await readVersions(source, ids)
  const records = await buildRecords([...versions.values()], categoryTitles)
  await Promise.all(
    LANGUAGES.map((language) => {
      const save = records.get(language) ?? []
      const found = new Set(save.map(({ objectID }) => objectID))
      return writer.write(language, { save, remove: numbers.filter((number) => !found.has(number)) })
    }),
  )
}

type Change = { id: string; productId: string }

async function takeChanges(db: Queryable): Promise<Change[]> {
  const { rows } = await db.execute<Change>(sql`
    select change.id::text as id, change.product_id::text as "productId"
    from commerce.product_changes change
    where not exists (select from search.indexed_changes done where done.change_id = change.id)
    order by change.id limit ${CHANGES_MAX}
    for update of change skip locked`)
  return rows
}

/** Two changes of one product are never indexed at once: the older reading could be written last. */
async function holdProducts(db: Queryable, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set()
  const { rows } = await db.execute<{ number: string }>(sql`
    select number::text as number from unnest(${sql.param([...numbers])}::bigint[]) as number
    where pg_try_advisory_xact_lock(${LOCKS.indexedProduct}, (number % 2147483647)::int)`)
  return new Set(rows.map(({ number }) => number))
}

async function markIndexed(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    insert into search.indexed_changes (change_id) select unnest(${sql.param([...ids])}::bigint[])
    on conflict do nothing`)
  // Other readers of the changes follow within minutes: a day is plenty.
  await db.execute(sql`
    with old as (
      delete from commerce.product_changes where id in (
        select id from commerce.product_changes where changed_at < now() - interval '1 day'
          and id in (select change_id from search.indexed_changes) order by id limit 500)
      returning id)
    delete from search.indexed_changes where change_id in (select id from old)`)
}
