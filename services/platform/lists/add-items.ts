import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { newItems } from '#contracts/list.ts'
import { ranksAfter } from '#domain/list/rank.ts'
import { type Accepted, ok, type Refused, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ListWrite } from './change-list.ts'
import { hasRoom } from './items.ts'
import type { ListCall, ListRow } from './list-access.ts'
import { listItems } from './lists-tables.ts'
import { lastRankIn } from './place.ts'

/** Adds items in their order, as the last of those in no section, each once. All of them or, if there is no room, none. */
export async function addItems(
  tx: Queryable,
  { list, call: { now } }: { list: ListRow; call: Pick<ListCall, 'now'> },
  { items }: z.output<typeof newItems>,
): Promise<Accepted<ListWrite> | Refused<'list-full'>> {
  const wanted = new Map(items.map((item) => [item.id, item]))
  const earlier = await tx
    .select({ id: listItems.id })
    .from(listItems)
    .where(and(eq(listItems.listId, list.id), inArray(listItems.id, [...wanted.keys()])))
  for (const { id } of earlier) wanted.delete(id)
  const added = [...wanted.values()]
  if (added.length === 0) return ok({ isUnchanged: true })
  if (!(await hasRoom(tx, list.id, added.length))) return refuse('list-full')
  const ranks = ranksAfter(await lastRankIn(tx, list.id, null), added.length)
  await tx.insert(listItems).values(
    added.map((item, place) => ({
      ...item,
      listId: list.id,
      note: '',
      clientNote: '',
      rank: ranks[place] ?? '',
      addedAt: now,
    })),
  )
  return ok({})
}
