import { and, eq, type SQL } from 'drizzle-orm'
import { listId, type listPurpose } from '#contracts/list-id.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { listMembers, lists } from './lists-tables.ts'

export type ListRow = typeof lists.$inferSelect
type ListPurpose = (typeof listPurpose.options)[number]

/** The caller, and the time of the call. `tab` is the browser tab that made the change. */
export type ListCall = { readonly accountId: string; readonly tab: string | null; readonly now: Date }

/**
 * Finds a list by its id (a UUID or a purpose) if the caller has the `role` in it. With a lock, no one else can change
 * the list or its editors until the transaction ends. A list with a purpose is created if it does not exist. Removed
 * lists are only found if requested.
 */
export async function findListFor(
  tx: Queryable,
  { accountId, now }: Pick<ListCall, 'accountId' | 'now'>,
  id: string,
  {
    role,
    withLock = false,
    withRemoved = false,
  }: { role: 'owner' | 'editor'; withLock?: boolean; withRemoved?: boolean },
): Promise<Result<ListRow, 'list-not-found' | 'list-not-yours'>> {
  const parsed = listId.safeParse(id)
  if (!parsed.success) return refuse('list-not-found')
  const list =
    parsed.data === 'saved' || parsed.data === 'saved-for-later'
      ? await ensurePurposeList(tx, { accountId, now }, parsed.data, withLock)
      : await findList(tx, eq(lists.id, parsed.data), withLock)
  if (!list || (list.removedAt !== null && !withRemoved)) return refuse('list-not-found')
  if (list.accountId === accountId) return ok(list)
  if (!(await isEditor(tx, list.id, accountId))) return refuse('list-not-found')
  return role === 'editor' ? ok(list) : refuse('list-not-yours')
}

/** Returns an account's list with a purpose, which is created if it does not exist. */
async function ensurePurposeList(
  tx: Queryable,
  { accountId, now }: Pick<ListCall, 'accountId' | 'now'>,
  purpose: ListPurpose,
  withLock: boolean,
): Promise<ListRow | undefined> {
  const isTheirs = and(eq(lists.accountId, accountId), eq(lists.purpose, purpose))
  const found = await findList(tx, isTheirs, withLock)
  if (found) return found
  await tx.insert(lists).values({ accountId, purpose, createdAt: now, updatedAt: now }).onConflictDoNothing()
  return findList(tx, isTheirs, withLock)
}

async function findList(tx: Queryable, where: SQL | undefined, withLock: boolean) {
  const query = tx.select().from(lists).where(where)
  const [row] = await (withLock ? query.for('no key update') : query)
  return row
}

async function isEditor(tx: Queryable, listId: string, accountId: string): Promise<boolean> {
  const isTheirs = and(eq(listMembers.accountId, accountId), eq(listMembers.listId, listId))
  const found = await tx
    .select({ id: listMembers.id })
    .from(listMembers)
    .where(and(isTheirs, eq(listMembers.state, 'editor')))
  return found.length > 0
}
