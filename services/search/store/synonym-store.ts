import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Synonym } from '../synonym.ts'
import { announceWrite, beginPrimaryWrite } from './index-catalogue.ts'
import { indexTable, synonymTable } from './search-tables.ts'

/** `remove` is applied before `save`; `hide` disables a synonym without deleting it. */
export type SynonymChanges = {
  remove?: readonly string[] | 'all'
  hide?: { objectID: string; at: Date }
  save?: readonly Synonym[]
}

type IndexRevision = { indexId: number; revision: number }

/** Changes the synonyms of an index atomically; returns the task id. */
export function changeSynonyms(
  db: Queryable,
  indexName: string,
  { remove = [], hide, save = [] }: SynonymChanges,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const { id: indexId, revision } = await beginPrimaryWrite(transaction, indexName)
    const all = eq(synonymTable.indexId, indexId)
    if (remove === 'all') await transaction.delete(synonymTable).where(all)
    else if (remove.length > 0) {
      await transaction.delete(synonymTable).where(and(all, inArray(synonymTable.objectId, [...remove])))
    }
    if (hide) {
      await transaction
        .update(synonymTable)
        .set({ removedAt: hide.at, version: sql`${synonymTable.version} + 1` })
        .where(and(all, eq(synonymTable.objectId, hide.objectID)))
    }
    // If two have the same id, the later one wins.
    const saved = new Map(save.map((synonym) => [synonym.objectID, synonym]))
    const rows = [...saved].map(([objectId, synonym]) => ({ objectId, synonym }))
    await transaction.execute(sql`
      insert into search.synonyms (index_id, object_id, synonym)
      select ${indexId}::int, row."objectId", row.synonym
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("objectId" text, synonym jsonb)
      on conflict (index_id, object_id) do update
        set synonym = excluded.synonym, version = synonyms.version + 1, removed_at = null`)
    await recordChange(transaction, { indexId, revision })
    await announceWrite(transaction)
    return revision
  })
}

export async function copySynonyms(
  db: Queryable,
  source: { indexId: number },
  target: IndexRevision,
): Promise<void> {
  await db.delete(synonymTable).where(eq(synonymTable.indexId, target.indexId))
  await db.execute(sql`
    insert into search.synonyms (index_id, object_id, synonym, version, removed_at)
    select ${target.indexId}::int, object_id, synonym, version, removed_at
    from search.synonyms where index_id = ${source.indexId}`)
  await recordChange(db, target)
}

/** The active synonyms of some indexes, by index, sorted by id. */
export async function readSynonyms(
  db: Queryable,
  indexIds: readonly number[],
): Promise<Map<number, readonly Synonym[]>> {
  const rows = await db
    .select()
    .from(synonymTable)
    .where(and(inArray(synonymTable.indexId, [...indexIds]), isNull(synonymTable.removedAt)))
    .orderBy(synonymTable.objectId)
  const byIndex = Map.groupBy(rows, ({ indexId }) => indexId)
  return new Map(indexIds.map((id) => [id, (byIndex.get(id) ?? []).map(({ synonym }) => synonym)]))
}

/** Makes every process reload the synonyms. */
async function recordChange(db: Queryable, { indexId, revision }: IndexRevision): Promise<void> {
  await db.update(indexTable).set({ synonymsRevision: revision }).where(eq(indexTable.id, indexId))
}
