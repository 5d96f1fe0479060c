import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { itemChange, itemMove, ListItem, newItem } from '#contracts/list.ts'
import { LIST_ITEMS_MAX } from '#domain/list/list-limits.ts'
import { type Accepted, ok, type Refused, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ListWrite, OutdatedVersion } from './change-list.ts'
import type { ListCall, ListRow } from './list-access.ts'
import { listItems } from './lists-tables.ts'
import { placeItem } from './place.ts'
import { isRestorable } from './remove-old-lists.ts'
import { hasSection } from './sections.ts'

type ItemTarget = { readonly list: ListRow; readonly id: string; readonly call: Pick<ListCall, 'now'> }
type WriteResult<Code extends string = never> = Promise<Accepted<ListWrite> | Refused<Code>>
export type ListItemRow = typeof listItems.$inferSelect

export function toListItem({ id, productId, variantId, quantity, note, ...row }: ListItemRow): ListItem {
  const { clientNote, project, sectionId, rank, addedAt, version } = row
  const content = { id, productId, variantId, quantity, note, clientNote, project }
  return { ...content, sectionId, rank, addedAt: addedAt.toISOString(), version }
}

/** Adds an item. A repeated call has no effect. */
export async function addItem(
  tx: Queryable,
  { list, id, call: { now } }: ItemTarget,
  { after, ...content }: z.output<typeof newItem>,
): WriteResult<'item-not-found' | 'section-not-found' | 'list-full'> {
  const earlier = await findItem(tx, list.id, id)
  if (earlier?.removedAt) return refuse('item-not-found')
  if (earlier) return ok({ item: toListItem(earlier), isUnchanged: true })
  const { sectionId } = content
  if (sectionId !== null && !(await hasSection(tx, list.id, sectionId))) return refuse('section-not-found')
  if (!(await hasRoom(tx, list.id))) return refuse('list-full')
  const { rank, others } = await placeItem(tx, { listId: list.id, id, sectionId, after })
  const [added] = await tx
    .insert(listItems)
    .values({ listId: list.id, id, ...content, rank, addedAt: now })
    .returning()
  return ok({ ...(added && { item: toListItem(added) }), isReordered: others.length > 0 })
}

/** Changes an item if its version is the one that the caller knows. */
export async function changeItem(
  tx: Queryable,
  { list, id }: ItemTarget,
  { version, changes }: z.output<typeof itemChange>,
): Promise<Accepted<ListWrite> | Refused<'item-not-found'> | OutdatedVersion> {
  const item = await findItem(tx, list.id, id)
  if (!item || item.removedAt) return refuse('item-not-found')
  if (item.version !== version) return { ok: false, code: 'version-outdated', current: toListItem(item) }
  return ok(await update(tx, item, { ...changes, version: version + 1 }))
}

export async function moveItem(
  tx: Queryable,
  { list, id }: ItemTarget,
  { sectionId, after }: z.output<typeof itemMove>,
): WriteResult<'item-not-found' | 'section-not-found'> {
  const item = await findItem(tx, list.id, id)
  if (!item || item.removedAt) return refuse('item-not-found')
  if (sectionId !== null && !(await hasSection(tx, list.id, sectionId))) return refuse('section-not-found')
  if (after === id) return ok({ item: toListItem(item), isUnchanged: true })
  const { rank, others } = await placeItem(tx, { listId: list.id, id, sectionId, after })
  const place = { sectionId, rank, formerSectionId: null, formerRank: null }
  return ok({ ...(await update(tx, item, place)), isReordered: others.length > 0 })
}

/** Removes an item, which can be restored. */
export async function removeItem(tx: Queryable, { list, id, call: { now } }: ItemTarget): WriteResult {
  const item = await findItem(tx, list.id, id)
  if (!item || item.removedAt) return ok({ isUnchanged: true })
  await update(tx, item, { removedAt: now })
  return ok({})
}

/** Restores an item at its former place. */
export async function restoreItem(
  tx: Queryable,
  { list, id, call: { now } }: ItemTarget,
): WriteResult<'item-not-found' | 'list-full'> {
  const item = await findItem(tx, list.id, id)
  if (!item || !isRestorable(item, now)) return refuse('item-not-found')
  if (!item.removedAt) return ok({ item: toListItem(item), isUnchanged: true })
  if (!(await hasRoom(tx, list.id))) return refuse('list-full')
  return ok(await update(tx, item, { removedAt: null }))
}

export async function hasRoom(tx: Queryable, listId: string, added = 1): Promise<boolean> {
  const [row] = await tx
    .select({ items: sql<number>`count(*)::int` })
    .from(listItems)
    .where(and(eq(listItems.listId, listId), isNull(listItems.removedAt)))
  return (row?.items ?? 0) + added <= LIST_ITEMS_MAX
}

async function findItem(tx: Queryable, listId: string, id: string): Promise<ListItemRow | undefined> {
  const [row] = await tx
    .select()
    .from(listItems)
    .where(and(eq(listItems.listId, listId), eq(listItems.id, id)))
  return row
}

async function update(
  tx: Queryable,
  { listId, id }: ListItemRow,
  set: { [Key in keyof ListItemRow]?: ListItemRow[Key] | undefined },
): Promise<ListWrite> {
  const [changed] = await tx
    .update(listItems)
    .set(set)
    .where(and(eq(listItems.listId, listId), eq(listItems.id, id)))
    .returning()
  return changed ? { item: toListItem(changed) } : {}
}
