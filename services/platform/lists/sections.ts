import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ListSection, newSection, sectionChange, sectionMove } from '#contracts/list.ts'
import { LIST_SECTIONS_MAX } from '#domain/list/list-limits.ts'
import { ranksAfter } from '#domain/list/rank.ts'
import { type Accepted, ok, type Refused, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ListWrite, OutdatedVersion } from './change-list.ts'
import type { ListCall, ListRow } from './list-access.ts'
import { listItems, listSections } from './lists-tables.ts'
import { findLastRank, placeSection, storeRanks } from './place.ts'
import { isRestorable } from './remove-old-lists.ts'

type SectionTarget = { readonly list: ListRow; readonly id: string; readonly call: Pick<ListCall, 'now'> }
type WriteResult<Code extends string = never> = Promise<Accepted<ListWrite> | Refused<Code>>
type ListSectionRow = typeof listSections.$inferSelect

export function toListSection({ id, name, rank, version }: ListSectionRow): ListSection {
  return { id, name, rank, version }
}

/** Adds a section. A repeated call has no effect. */
export async function addSection(
  tx: Queryable,
  { list, id }: SectionTarget,
  { name, after }: z.output<typeof newSection>,
): WriteResult<'section-not-found' | 'sections-full'> {
  const earlier = await findSection(tx, list.id, id)
  if (earlier?.removedAt) return refuse('section-not-found')
  if (earlier) return ok({ section: toListSection(earlier), isUnchanged: true })
  if (!(await hasRoom(tx, list.id))) return refuse('sections-full')
  const { rank, others } = await placeSection(tx, { listId: list.id, id, after })
  const section = { listId: list.id, id, name, rank }
  await tx.insert(listSections).values(section)
  return ok({ section: { id, name, rank, version: 1 }, isReordered: others.length > 0 })
}

/** Renames a section if its version is the one that the caller knows. */
export async function changeSection(
  tx: Queryable,
  { list, id }: SectionTarget,
  { version, name }: z.output<typeof sectionChange>,
): Promise<Accepted<ListWrite> | Refused<'section-not-found'> | OutdatedVersion> {
  const section = await findSection(tx, list.id, id)
  if (!section || section.removedAt) return refuse('section-not-found')
  if (section.version !== version)
    return { ok: false, code: 'version-outdated', current: toListSection(section) }
  return ok(await update(tx, section, { name, version: version + 1 }))
}

/** Moves a section, with its items. */
export async function moveSection(
  tx: Queryable,
  { list, id }: SectionTarget,
  { after }: z.output<typeof sectionMove>,
): WriteResult<'section-not-found'> {
  const section = await findSection(tx, list.id, id)
  if (!section || section.removedAt) return refuse('section-not-found')
  if (after === id) return ok({ section: toListSection(section), isUnchanged: true })
  const { rank, others } = await placeSection(tx, { listId: list.id, id, after })
  return ok({ ...(await update(tx, section, { rank })), isReordered: others.length > 0 })
}

/**
 * Removes a section. Its items, including removed ones, move to the end of those without a section, and store their
 * former place.
 */
export async function removeSection(tx: Queryable, { list, id, call: { now } }: SectionTarget): WriteResult {
  const section = await findSection(tx, list.id, id)
  if (!section || section.removedAt) return ok({ isUnchanged: true })
  await update(tx, section, { removedAt: now })
  const isInList = eq(listItems.listId, list.id)
  const items = await tx
    .select({ id: listItems.id, rank: listItems.rank })
    .from(listItems)
    .where(and(isInList, eq(listItems.sectionId, id)))
    .orderBy(asc(listItems.rank), asc(listItems.id))
  const ranks = ranksAfter(await findLastRank(tx, list.id, null), items.length)
  await tx
    .update(listItems)
    .set({ sectionId: null, formerSectionId: id, formerRank: listItems.rank })
    .where(and(isInList, eq(listItems.sectionId, id)))
  await storeRanks(
    tx,
    listItems,
    list.id,
    items.map((item, index) => ({ id: item.id, rank: ranks[index] ?? item.rank })),
  )
  return ok({ isReordered: items.length > 0 })
}

/** Restores a section with those of its items that have not been moved elsewhere in the meantime. */
export async function restoreSection(
  tx: Queryable,
  { list, id, call: { now } }: SectionTarget,
): WriteResult<'section-not-found' | 'sections-full'> {
  const section = await findSection(tx, list.id, id)
  if (!section || !isRestorable(section, now)) return refuse('section-not-found')
  if (!section.removedAt) return ok({ section: toListSection(section), isUnchanged: true })
  if (!(await hasRoom(tx, list.id))) return refuse('sections-full')
  await tx
    .update(listItems)
    .set({
      sectionId: id,
      rank: sql`coalesce(${listItems.formerRank}, ${listItems.rank})`,
      formerSectionId: null,
      formerRank: null,
    })
    .where(and(eq(listItems.listId, list.id), eq(listItems.formerSectionId, id)))
  return ok({ ...(await update(tx, section, { removedAt: null })), isReordered: true })
}

export async function hasSection(tx: Queryable, listId: string, id: string): Promise<boolean> {
  return (await findSection(tx, listId, id))?.removedAt === null
}

async function hasRoom(tx: Queryable, listId: string): Promise<boolean> {
  const [row] = await tx
    .select({ sections: sql<number>`count(*)::int` })
    .from(listSections)
    .where(and(eq(listSections.listId, listId), isNull(listSections.removedAt)))
  return (row?.sections ?? 0) < LIST_SECTIONS_MAX
}

async function findSection(tx: Queryable, listId: string, id: string): Promise<ListSectionRow | undefined> {
  const [row] = await tx
    .select()
    .from(listSections)
    .where(and(eq(listSections.listId, listId), eq(listSections.id, id)))
  return row
}

async function update(
  tx: Queryable,
  { listId, id }: ListSectionRow,
  set: Partial<ListSectionRow>,
): Promise<ListWrite> {
  const [changed] = await tx
    .update(listSections)
    .set(set)
    .where(and(eq(listSections.listId, listId), eq(listSections.id, id)))
    .returning()
  return changed ? { section: toListSection(changed) } : {}
}
