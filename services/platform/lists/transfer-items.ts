import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { transfer } from '#contracts/list.ts'
import { ranksAfter } from '#domain/list/rank.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { announceChange, type ListWriteResult } from './change-list.ts'
import { hasRoom } from './items.ts'
import { findListFor, type ListCall, type ListRow } from './list-access.ts'
import { listItems } from './lists-tables.ts'
import { findLastRank } from './place.ts'

/**
 * Copies or moves items within the list, or to another list of the caller, after the last item without a section.
 * Transfers all of them or, if there is no room, none.
 */
export async function transferItems(
  { db }: Database,
  call: ListCall,
  id: string,
  { to, isCopy, items }: z.output<typeof transfer>,
): Promise<ListWriteResult | Result<never, 'list-full'>> {
  return db.transaction(async (tx) => {
    const lists = await lockBothLists(tx, call, id, to)
    if (!lists.ok) return lists
    const { from, into } = lists.value
    const newIds = items.map(({ newId }) => newId)
    const earlier = await findExistingIds(tx, into.id, newIds)
    const wanted = items.filter(({ newId }) => !earlier.has(newId))
    const found = await tx
      .select()
      .from(listItems)
      .where(
        and(eq(listItems.listId, from.id), isNull(listItems.removedAt), hasId(wanted.map((item) => item.id))),
      )
    const rows = new Map(found.map((row) => [row.id, row]))
    const sent = wanted.flatMap(({ id: itemId, newId }) => {
      const row = rows.get(itemId)
      return row ? [{ ...row, newId }] : []
    })
    if (sent.length === 0) return ok({ revision: from.revision, isUnchanged: true })
    const isWithin = from.id === into.id
    if (!(await hasRoom(tx, into.id, isWithin && !isCopy ? 0 : sent.length))) return refuse('list-full')
    if (!isCopy) {
      const isSent = and(eq(listItems.listId, from.id), hasId(sent.map((item) => item.id)))
      await tx.update(listItems).set({ removedAt: call.now }).where(isSent)
    }
    const ranks = ranksAfter(await findLastRank(tx, into.id, null), sent.length)
    await tx.insert(listItems).values(
      sent.map(({ newId, productId, variantId, quantity, note, clientNote, project, rank }, index) => ({
        listId: into.id,
        id: newId,
        productId,
        variantId,
        quantity,
        note,
        clientNote,
        project,
        rank: ranks[index] ?? rank,
        addedAt: call.now,
      })),
    )
    if (!isWithin) await announceChange(tx, call, into)
    const staysUnchanged = isCopy && !isWithin
    return ok({ revision: staysUnchanged ? from.revision : await announceChange(tx, call, from) })
  })
}

/** Locks both lists in the order of their ids, so that two transfers in opposite directions do not deadlock. */
async function lockBothLists(
  tx: Queryable,
  call: ListCall,
  fromId: string,
  toId: string,
): Promise<Result<{ from: ListRow; into: ListRow }, 'list-not-found' | 'list-not-yours'>> {
  const ids: string[] = []
  for (const id of [fromId, toId]) {
    const list = await findListFor(tx, call, id, { role: 'editor' })
    if (!list.ok) return list
    ids.push(list.value.id)
  }
  const locked = new Map<string, ListRow>()
  for (const id of ids.toSorted()) {
    const list = await findListFor(tx, call, id, { role: 'editor', withLock: true })
    if (!list.ok) return list
    locked.set(id, list.value)
  }
  const [from, into] = ids.map((id) => locked.get(id))
  return from && into ? ok({ from, into }) : refuse('list-not-found')
}

const hasId = (ids: readonly string[]) => inArray(listItems.id, [...ids])

async function findExistingIds(tx: Queryable, listId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: listItems.id })
    .from(listItems)
    .where(and(eq(listItems.listId, listId), hasId(ids)))
  return new Set(rows.map(({ id }) => id))
}
