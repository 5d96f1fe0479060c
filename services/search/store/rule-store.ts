import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { SearchRule } from '../rules/rule.ts'
import { announceWrite, beginPrimaryWrite } from './index-catalogue.ts'
import { indexTable, ruleTable } from './search-tables.ts'

/** `remove` is applied before `save`; `hide` disables a rule without deleting it. */
export type RuleChanges = {
  remove?: readonly string[] | 'all'
  hide?: { objectID: string; at: Date }
  save?: readonly SearchRule[]
}

/** Changes the rules of an index atomically; returns the task id. */
export function changeRules(
  db: Queryable,
  indexName: string,
  { remove = [], hide, save = [] }: RuleChanges,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const { id: indexId, revision } = await beginPrimaryWrite(transaction, indexName)
    const all = eq(ruleTable.indexId, indexId)
    if (remove === 'all') await transaction.delete(ruleTable).where(all)
    else if (remove.length > 0) {
      await transaction.delete(ruleTable).where(and(all, inArray(ruleTable.objectId, [...remove])))
    }
    if (hide) {
      await transaction
        .update(ruleTable)
        .set({ removedAt: hide.at, version: sql`${ruleTable.version} + 1` })
        .where(and(all, eq(ruleTable.objectId, hide.objectID)))
    }
    // If two have the same id, the later one wins.
    const saved = new Map(save.map((rule) => [rule.objectID, rule]))
    const rows = [...saved].map(([objectId, rule]) => ({ objectId, rule }))
    await transaction.execute(sql`
      insert into search.rules (index_id, object_id, rule)
      select ${indexId}::int, row."objectId", row.rule
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("objectId" text, rule jsonb)
      on conflict (index_id, object_id) do update
        set rule = excluded.rule, version = rules.version + 1, removed_at = null`)
    await recordChange(transaction, { indexId, revision })
    await announceWrite(transaction)
    return revision
  })
}

/** Replaces the rules of one index with those of another. */
export async function copyRules(
  db: Queryable,
  source: { indexId: number },
  target: { indexId: number; revision: number },
): Promise<void> {
  await db.delete(ruleTable).where(eq(ruleTable.indexId, target.indexId))
  await db.execute(sql`
    insert into search.rules (index_id, object_id, rule, version, removed_at)
    select ${target.indexId}::int, object_id, rule, version, removed_at
    from search.rules where index_id = ${source.indexId}`)
  await recordChange(db, target)
}

/** The active rules of some indexes, by index, sorted by id. */
export async function readRules(
  db: Queryable,
  indexIds: readonly number[],
): Promise<Map<number, readonly SearchRule[]>> {
  const rows = await db
    .select()
    .from(ruleTable)
    .where(and(inArray(ruleTable.indexId, [...indexIds]), isNull(ruleTable.removedAt)))
    .orderBy(ruleTable.objectId)
  const byIndex = Map.groupBy(rows, ({ indexId }) => indexId)
  return new Map(indexIds.map((id) => [id, (byIndex.get(id) ?? []).map(({ rule }) => rule)]))
}

/** Makes every process reload the rules. */
async function recordChange(
  db: Queryable,
  { indexId, revision }: { indexId: number; revision: number },
): Promise<void> {
  await db.update(indexTable).set({ rulesRevision: revision }).where(eq(indexTable.id, indexId))
}
