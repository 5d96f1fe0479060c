import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ListLinkChange, SharedList } from '#contracts/list-sharing.ts'
import { inListOrder } from '#domain/list/rank.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { announceChange } from '../change-list.ts'
import { toListItem } from '../items.ts'
import { findListFor, type ListCall } from '../list-access.ts'
import { listItems, listLinks, listSections, lists } from '../lists-tables.ts'
import type { ListStore } from '../read-lists.ts'
import { toListSection } from '../sections.ts'

type ListUnavailable = 'list-not-found' | 'list-not-yours' | 'list-fixed'

const TOKEN_BYTES = 24

/** Returns the digest by which a token is looked up. The token is random, so an unsalted digest reveals nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Creates the link of a list, which is then no longer private, or changes what the link shows. */
export async function shareByLink(
  { database: { db }, listSeal }: ListStore,
  call: ListCall,
  id: string,
  { hasPrices, from }: ListLinkChange,
): Promise<Result<{ token: string; hasPrices: boolean }, ListUnavailable>> {
  return db.transaction(async (tx) => {
    const found = await findListFor(tx, call, id, { role: 'owner', withLock: true })
    if (!found.ok) return found
    const list = found.value
    if (list.purpose !== null) return refuse('list-fixed')
    const [earlier] = await tx.select().from(listLinks).where(eq(listLinks.listId, list.id))
    const token = (earlier && listSeal.open(earlier.token)) ?? randomToken(TOKEN_BYTES)
    const link = { token: listSeal.seal(token), tokenHash: hashToken(token), hasPrices }
    await tx
      .insert(listLinks)
      .values({ listId: list.id, ...link, createdAt: call.now })
      .onConflictDoUpdate({ target: listLinks.listId, set: link })
    const version = list.isPrivate ? list.version + 1 : list.version
    await tx
      .update(lists)
      .set({ isPrivate: false, version, ownerName: from ?? list.ownerName })
      .where(eq(lists.id, list.id))
    await announceChange(tx, call, list)
    return ok({ token, hasPrices })
  })
}

/** Revokes the link of a list permanently, since a new link has another token. */
export async function revokeLink(
  { db }: Database,
  call: ListCall,
  id: string,
): Promise<Result<null, 'list-not-found' | 'list-not-yours'>> {
  return db.transaction(async (tx) => {
    const found = await findListFor(tx, call, id, { role: 'owner', withLock: true })
    if (!found.ok) return found
    const removed = await tx
      .delete(listLinks)
      .where(eq(listLinks.listId, found.value.id))
      .returning({ listId: listLinks.listId })
    if (removed.length > 0) await announceChange(tx, call, found.value)
    return ok(null)
  })
}

/** Returns the list of a link, without the data reserved for its editors, or null if it is private or removed. */
export async function readSharedList(
  { db }: Database,
  token: string,
  { isOpening }: { isOpening: boolean },
): Promise<SharedList | null> {
  const isLink = eq(listLinks.tokenHash, hashToken(token))
  const [found] = await db
    .select({ list: lists, hasPrices: listLinks.hasPrices })
    .from(listLinks)
    .innerJoin(lists, eq(lists.id, listLinks.listId))
    .where(and(isLink, isNull(lists.removedAt), eq(lists.isPrivate, false)))
  if (!found) return null
  const { id, name, description, cover, updatedAt, ownerName } = found.list
  const sections = await db
    .select()
    .from(listSections)
    .where(and(eq(listSections.listId, id), isNull(listSections.removedAt)))
    .orderBy(listSections.rank, listSections.id)
  const items = await db
    .select()
    .from(listItems)
    .where(and(eq(listItems.listId, id), isNull(listItems.removedAt)))
  if (isOpening)
    await db
      .update(listLinks)
      .set({ openings: sql`${listLinks.openings} + 1` })
      .where(isLink)
  return {
    id,
    name,
    description,
    cover,
    updatedAt: updatedAt.toISOString(),
    ownerName,
    hasPrices: found.hasPrices,
    sections: sections.map(toListSection),
    items: inListOrder(items, sections).map((row) => {
      const { note: _, project: __, ...item } = toListItem(row)
      return item
    }),
  }
}
