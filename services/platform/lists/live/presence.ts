import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { ListPresence, ListPresenceEvent } from '#contracts/list-sharing.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LISTS_CHANNEL, type ListNotice } from '../change-list.ts'
import type { ListCall, ListRow } from '../list-access.ts'
import { listMembers, listPresences } from '../lists-tables.ts'

/** Tabs report every 20 seconds, so two reports may be lost. */
const PRESENT_MS = 50_000

/** Records that a tab has a list open, and announces this if it is new or the tab writes about another item. */
export async function recordPresence(
  tx: Queryable,
  { accountId, now }: Pick<ListCall, 'accountId' | 'now'>,
  { id: listId }: Pick<ListRow, 'id'>,
  { tab, writingItemId }: ListPresence,
): Promise<void> {
  const isTab = and(eq(listPresences.listId, listId), eq(listPresences.tab, tab))
  const [before] = await tx.select().from(listPresences).where(isTab)
  const present = { accountId, writingItemId, seenAt: now }
  await tx
    .insert(listPresences)
    .values({ listId, tab, ...present })
    .onConflictDoUpdate({
      target: [listPresences.listId, listPresences.tab],
      set: present,
      // A tab cannot be taken over by another account.
      setWhere: eq(listPresences.accountId, accountId),
    })
  const wasPresent = before !== undefined && before.seenAt > presentSince(now)
  if (!wasPresent || before.writingItemId !== writingItemId) await announcePresence(tx, listId)
}

/** Records that a tab no longer has a list open. */
export async function removePresence(
  tx: Queryable,
  accountId: string,
  listId: string,
  tab: string,
): Promise<void> {
  const isTab = and(eq(listPresences.listId, listId), eq(listPresences.tab, tab))
  const left = await tx
    .delete(listPresences)
    .where(and(isTab, eq(listPresences.accountId, accountId)))
    .returning({ tab: listPresences.tab })
  if (left.length > 0) await announcePresence(tx, listId)
}

/** Returns the other people who have a list open, each once, with the item about which they are writing in any tab. */
export async function readOthers(
  tx: Queryable,
  { accountId, now }: Pick<ListCall, 'accountId' | 'now'>,
  list: Pick<ListRow, 'id' | 'accountId' | 'ownerName'>,
): Promise<ListPresenceEvent['others']> {
  const rows = await tx
    .select({
      accountId: listPresences.accountId,
      name: listMembers.name,
      writingItemId: listPresences.writingItemId,
    })
    .from(listPresences)
    .leftJoin(
      listMembers,
      and(eq(listMembers.listId, listPresences.listId), eq(listMembers.accountId, listPresences.accountId)),
    )
    .where(
      and(
        eq(listPresences.listId, list.id),
        ne(listPresences.accountId, accountId),
        gt(listPresences.seenAt, presentSince(now)),
      ),
    )
    .orderBy(
      asc(listPresences.accountId),
      sql`${listPresences.writingItemId} is null`,
      asc(listPresences.tab),
    )
  const others = new Map<string, ListPresenceEvent['others'][number]>()
  for (const row of rows) {
    const isOwner = row.accountId === list.accountId
    if (others.has(row.accountId) || (!isOwner && row.name === null)) continue
    others.set(row.accountId, {
      name: isOwner ? list.ownerName : (row.name ?? ''),
      writingItemId: row.writingItemId,
    })
  }
  return [...others.values()]
}

/** Deletes the entries of tabs that closed without reporting it. */
export async function removeOldPresences(db: Queryable, now: Date): Promise<void> {
  await db.delete(listPresences).where(lt(listPresences.seenAt, presentSince(now)))
}

const presentSince = (now: Date) => new Date(now.getTime() - PRESENT_MS)

async function announcePresence(tx: Queryable, listId: string): Promise<void> {
  const notice: ListNotice = { listId, revision: null, by: null, tab: null }
  await tx.execute(sql`select pg_notify(${LISTS_CHANNEL}, ${JSON.stringify(notice)})`)
}
