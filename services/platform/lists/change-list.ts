import { and, eq, isNull, sql } from 'drizzle-orm'
import { LIST_FIRST_PRODUCTS, type ListItem, type ListSection } from '#contracts/list.ts'
import type { Accepted, Refused, Result } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { findListFor, type ListCall, type ListRow } from './list-access.ts'
import { listItems, listSections, lists, savedPrices } from './lists-tables.ts'

export const LISTS_CHANNEL = 'lists'
/**
 * `by` is the account that made the change. Both `by` and `revision` are null if only the presence of someone in the
 * list has changed.
 */
export type ListNotice = {
  listId: string
  revision: number | null
  by: string | null
  tab: string | null
}

export type ListWrite = {
  readonly item?: ListItem
  readonly section?: ListSection
  /** Whether the ranks of other items or sections have changed too. */
  readonly isReordered?: boolean
  /** Whether the call was a repetition that changed nothing. */
  readonly isUnchanged?: boolean
}
export type OutdatedVersion = Refused<'version-outdated'> & { readonly current: ListItem | ListSection }
export type ListWriteResult = Result<{ revision: number } & ListWrite, 'list-not-found' | 'list-not-yours'>

/**
 * Changes a list that the caller may edit, in one transaction and under its lock, and announces it. `write` refuses
 * before it writes anything.
 */
export async function changeList<Refusal extends Refused<string>>(
  { db }: Database,
  call: ListCall,
  id: string,
  write: (tx: Queryable, list: ListRow) => Promise<Accepted<ListWrite> | Refusal>,
): Promise<ListWriteResult | Refusal> {
  return db.transaction(async (tx) => {
    const list = await findListFor(tx, call, id, { role: 'editor', withLock: true })
    if (!list.ok) return list
    const result = await write(tx, list.value)
    if (!result.ok) return result
    const revision = result.value.isUnchanged
      ? list.value.revision
      : await announceChange(tx, call, list.value)
    return { ok: true, value: { ...result.value, revision } }
  })
}

/**
 * Completes each change of a list within its transaction: increases the revision, stores the counts for the overview,
 * removes the prices of products that are no longer saved, and announces the change. Returns the new revision.
 */
export async function announceChange(
  tx: Queryable,
  { accountId, tab, now }: ListCall,
  { id, purpose }: Pick<ListRow, 'id' | 'purpose'>,
): Promise<number> {
  const isInList = and(eq(listItems.listId, id), isNull(listItems.removedAt))
  const [changed] = await tx
    .update(lists)
    .set({
      revision: sql`${lists.revision} + 1`,
      updatedAt: now,
      itemCount: sql`(select count(*) from ${listItems} where ${isInList})`,
      pieceCount: sql`(select coalesce(sum(${listItems.quantity}), 0) from ${listItems} where ${isInList})`,
      sectionCount: sql`(select count(*) from ${listSections}
        where ${eq(listSections.listId, id)} and ${isNull(listSections.removedAt)})`,
      firstProducts: sql`(select coalesce(jsonb_agg(product_id), '[]') from (
        select ${listItems.productId} as product_id from ${listItems}
        left join ${listSections} on ${and(eq(listSections.listId, listItems.listId), eq(listSections.id, listItems.sectionId))}
        where ${isInList}
        order by ${listSections.rank} nulls first, ${listSections.id}, ${listItems.rank}, ${listItems.id}
        limit ${LIST_FIRST_PRODUCTS}) first)`,
    })
    .where(eq(lists.id, id))
    .returning({ revision: lists.revision })
  const revision = changed?.revision ?? 0
  if (purpose === 'saved') await removeUnsavedPrices(tx, id)
  const notice: ListNotice = { listId: id, revision, by: accountId, tab }
  await tx.execute(sql`select pg_notify(${LISTS_CHANNEL}, ${JSON.stringify(notice)})`)
  return revision
}

async function removeUnsavedPrices(tx: Queryable, listId: string): Promise<void> {
  await tx.delete(savedPrices).where(
    and(
      eq(savedPrices.listId, listId),
      sql`${savedPrices.productId} not in (select ${listItems.productId} from ${listItems}
        where ${eq(listItems.listId, listId)} and ${isNull(listItems.removedAt)})`,
    ),
  )
}
