import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listChange, newList } from '#contracts/list.ts'
import { LISTS_MAX } from '#domain/list/list-limits.ts'
import { ok, type Refused, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { announceChange } from './change-list.ts'
import { findListFor, type ListCall, type ListRow } from './list-access.ts'
import { listLinks, lists } from './lists-tables.ts'
import { isRestorable } from './remove-old-lists.ts'

type ListUnavailable = 'list-not-found' | 'list-not-yours'
type OutdatedVersion = Refused<'version-outdated'> & { readonly current: ListRow }

/** Creates a list. A repeated call has no effect. */
export async function createList(
  { db }: Database,
  { accountId, now }: ListCall,
  { id, name, description }: z.output<typeof newList>,
): Promise<Result<ListRow, 'list-not-found' | 'lists-full'>> {
  return db.transaction(async (tx) => {
    await lockLists(tx, accountId)
    const [earlier] = await tx.select().from(lists).where(eq(lists.id, id))
    if (earlier) {
      const isTheirs = earlier.accountId === accountId && earlier.removedAt === null
      return isTheirs ? ok(earlier) : refuse('list-not-found')
    }
    if (!(await hasRoom(tx, accountId))) return refuse('lists-full')
    const created = { id, accountId, name, description, createdAt: now, updatedAt: now }
    const [row] = await tx.insert(lists).values(created).onConflictDoNothing().returning()
    return row ? ok(row) : refuse('list-not-found')
  })
}

/** Changes a list if its version is the one that the caller knows. Only the owner decides whether a list is private. */
export async function updateList(
  { db }: Database,
  call: ListCall,
  id: string,
  { version, changes }: z.output<typeof listChange>,
): Promise<Result<ListRow, ListUnavailable | 'list-fixed'> | OutdatedVersion> {
  return db.transaction(async (tx) => {
    const role = changes.isPrivate === undefined ? 'editor' : 'owner'
    const found = await findListFor(tx, call, id, { role, withLock: true })
    if (!found.ok) return found
    const list = found.value
    const { cover: _, ...fixed } = changes
    if (list.purpose !== null && Object.keys(fixed).length > 0) return refuse('list-fixed')
    if (list.version !== version) return { ok: false, code: 'version-outdated', current: list }
    await tx
      .update(lists)
      .set({ ...changes, version: version + 1 })
      .where(eq(lists.id, list.id))
    if (changes.isPrivate) await tx.delete(listLinks).where(eq(listLinks.listId, list.id))
    await announceChange(tx, call, list)
    return findListFor(tx, call, list.id, { role })
  })
}

/** Removes a list, which can be restored, and its link. */
export async function removeList(
  { db }: Database,
  call: ListCall,
  id: string,
): Promise<Result<null, ListUnavailable | 'list-fixed'>> {
  return db.transaction(async (tx) => {
    const found = await findListFor(tx, call, id, { role: 'owner', withLock: true, withRemoved: true })
    if (!found.ok) return found
    const list = found.value
    if (list.purpose !== null) return refuse('list-fixed')
    if (list.removedAt !== null) return ok(null)
    await tx.update(lists).set({ removedAt: call.now }).where(eq(lists.id, list.id))
    await tx.delete(listLinks).where(eq(listLinks.listId, list.id))
    await announceChange(tx, call, list)
    return ok(null)
  })
}

export async function restoreList(
  { db }: Database,
  call: ListCall,
  id: string,
): Promise<Result<null, ListUnavailable | 'lists-full'>> {
  return db.transaction(async (tx) => {
    await lockLists(tx, call.accountId)
    const found = await findListFor(tx, call, id, { role: 'owner', withLock: true, withRemoved: true })
    if (!found.ok) return found
    const list = found.value
    if (!isRestorable(list, call.now)) return refuse('list-not-found')
    if (list.removedAt === null) return ok(null)
    if (!(await hasRoom(tx, call.accountId))) return refuse('lists-full')
    await tx.update(lists).set({ removedAt: null }).where(eq(lists.id, list.id))
    await announceChange(tx, call, list)
    return ok(null)
  })
}

/** Prevents the account from getting another list until the transaction ends. */
async function lockLists(tx: Queryable, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.lists}, hashtext(${accountId}))`)
}

async function hasRoom(tx: Queryable, accountId: string): Promise<boolean> {
  const isTheirs = and(eq(lists.accountId, accountId), isNull(lists.purpose), isNull(lists.removedAt))
  const [row] = await tx.select({ lists: sql<number>`count(*)::int` }).from(lists).where(isTheirs)
  return (row?.lists ?? 0) < LISTS_MAX
}
