import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ListPlace } from '#contracts/list.ts'
import { placeAfter, type RankedItem, type RankPlacement } from '#domain/list/rank.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { listItems, listSections } from './lists-tables.ts'

type SectionPlace = { readonly listId: string; readonly id: string; readonly after: ListPlace }

/** Finds the rank for an item in a section of a locked list, and changes those of other items if necessary. */
export async function placeItem(
  tx: Queryable,
  { sectionId, ...target }: SectionPlace & { sectionId: string | null },
): Promise<RankPlacement> {
  return place(tx, listItems, target, isInSection(sectionId))
}

/** Like `placeItem`, for a section. */
export async function placeSection(tx: Queryable, target: SectionPlace): Promise<RankPlacement> {
  return place(tx, listSections, target)
}

/** Returns the last rank in a section, including those of removed items, or null if there are none. */
export async function findLastRank(
  tx: Queryable,
  listId: string,
  sectionId: string | null,
): Promise<string | null> {
  const [last] = await tx
    .select({ rank: sql<string | null>`max(${listItems.rank})` })
    .from(listItems)
    .where(and(eq(listItems.listId, listId), isInSection(sectionId)))
  return last?.rank ?? null
}

function isInSection(sectionId: string | null): SQL {
  return sectionId === null ? isNull(listItems.sectionId) : eq(listItems.sectionId, sectionId)
}

async function place(
  tx: Queryable,
  table: typeof listItems | typeof listSections,
  { listId, id, after }: SectionPlace,
  where?: SQL,
): Promise<RankPlacement> {
  const isCandidate = or(
    isNull(table.removedAt),
    after !== null && after !== 'last' ? eq(table.id, after) : undefined,
  )
  const rows = await tx
    .select({ id: table.id, rank: table.rank, removedAt: table.removedAt })
    .from(table)
    .where(and(eq(table.listId, listId), where, isCandidate))
  const siblings = rows.filter((row) => row.removedAt === null && row.id !== id)
  const anchor = after === null ? null : (rows.find((row) => row.id === after) ?? 'last')
  const placed = placeAfter(siblings, anchor)
  await storeRanks(tx, table, listId, placed.others)
  return placed
}

/** Stores ranks in a locked list, in one statement. */
export async function storeRanks(
  tx: Queryable,
  table: typeof listItems | typeof listSections,
  listId: string,
  ranks: readonly RankedItem[],
): Promise<void> {
  if (ranks.length === 0) return
  const ids = sql.param(ranks.map(({ id }) => id))
  const values = sql.param(ranks.map(({ rank }) => rank))
  await tx.execute(sql`
    update ${table} set rank = changed.rank
    from unnest(${ids}::uuid[], ${values}::text[]) as changed (id, rank)
    where ${table.listId} = ${listId} and ${table.id} = changed.id`)
}
