import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { SearchRecord } from '../engine/record-values.ts'
import { recordTable } from './search-tables.ts'

/** A stored record. `source` is its JSON; null if it was deleted. */
type StoredRecord = { objectID: string; source: string | null; revision: number }

const PAGE_SIZE = 1000

export async function findRecords(
  db: Queryable,
  indexId: number,
  objectIDs: readonly string[],
): Promise<Map<string, SearchRecord>> {
  if (objectIDs.length === 0) return new Map()
  const rows = await db
    .select()
    .from(recordTable)
    .where(and(eq(recordTable.indexId, indexId), inArray(recordTable.objectId, [...objectIDs])))
  return new Map(
    rows.flatMap(({ objectId, record }) => (record ? [[objectId, { ...record, objectID: objectId }]] : [])),
  )
}

/** Stores records by their ids, and marks those that are null as deleted. */
export async function writeRecords(
  db: Queryable,
  target: { indexId: number; revision: number },
  records: ReadonlyMap<string, SearchRecord | null>,
): Promise<void> {
  if (records.size === 0) return
  const rows = JSON.stringify([...records].map(([id, record]) => ({ id, record })))
  await db.execute(sql`
    insert into search.records (index_id, object_id, record, revision)
    select ${target.indexId}::int, row.id, row.record, ${target.revision}::bigint
    from jsonb_to_recordset(${rows}::jsonb) as row (id text, record jsonb)
    on conflict (index_id, object_id) do update set record = excluded.record, revision = excluded.revision`)
}

export async function countRecords(db: Queryable): Promise<Map<number, number>> {
  const rows = await db
    .select({ indexId: recordTable.indexId, count: count() })
    .from(recordTable)
    .where(isNotNull(recordTable.record))
    .groupBy(recordTable.indexId)
  return new Map(rows.map((row) => [row.indexId, row.count]))
}

/** Marks every record of an index as deleted. */
export async function clearRecords(
  db: Queryable,
  target: { indexId: number; revision: number },
): Promise<void> {
  await db
    .update(recordTable)
    .set({ record: null, revision: target.revision })
    .where(and(eq(recordTable.indexId, target.indexId), isNotNull(recordTable.record)))
}

export async function copyRecords(
  db: Queryable,
  source: { indexId: number },
  target: { indexId: number; revision: number },
): Promise<void> {
  await db.execute(sql`
    insert into search.records (index_id, object_id, record, revision)
    select ${target.indexId}::int, object_id, record, ${target.revision}::bigint
    from search.records where index_id = ${source.indexId} and record is not null
    on conflict (index_id, object_id) do update set record = excluded.record, revision = excluded.revision`)
}

/** The writes after a revision, oldest first, in pages. Revision -1 reads all records except deleted ones. */
export async function* readChanges(
  db: Queryable,
  indexId: number,
  since: number,
): AsyncGenerator<StoredRecord[]> {
  let last = { revision: since + 1, objectID: '' }
  while (true) {
    const { rows } = await db.execute<{ objectID: string; source: string | null; revision: string }>(sql`
      select object_id as "objectID", record::text as source, revision
      from search.records
      where index_id = ${indexId} and (revision, object_id) > (${last.revision}, ${last.objectID})
        ${since < 0 ? sql`and record is not null` : sql``}
      order by revision, object_id limit ${PAGE_SIZE}`)
    const page = rows.map((row) => ({ ...row, revision: Number(row.revision) }))
    const final = page.at(-1)
    if (!final) return
    yield page
    if (page.length < PAGE_SIZE) return
    last = final
  }
}
