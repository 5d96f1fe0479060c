import { and, asc, eq, inArray } from 'drizzle-orm'
import { SAVED_FOR_LATER } from '#contracts/customer-cart.ts'
import type { CustomerPlatformData } from '#contracts/platform.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { savedPrices } from '../updates/updates-tables.ts'
import { listItems, listMembers, listSections, lists } from './lists-tables.ts'

type Copy = CustomerPlatformData['lists'][number]

/** The lists of a customer, for a copy of their data; also what they removed and could still restore. */
export async function copyLists(db: Queryable, accountId: string): Promise<Copy[]> {
  const rows = await db
    .select()
    .from(lists)
    .where(eq(lists.accountId, accountId))
    .orderBy(asc(lists.createdAt), asc(lists.id))
  const ids = rows.map(({ id }) => id)
  const items = await db
    .select({ item: listItems, section: listSections.name })
    .from(listItems)
    .leftJoin(
      listSections,
      and(eq(listSections.listId, listItems.listId), eq(listSections.id, listItems.sectionId)),
    )
    .where(inArray(listItems.listId, ids))
    .orderBy(asc(listSections.rank), asc(listItems.rank))
  const members = await db.select().from(listMembers).where(inArray(listMembers.listId, ids))
  const prices = await db.select().from(savedPrices).where(inArray(savedPrices.listId, ids))
  return rows.map(({ id, name, purpose, description, project, removedAt }) => ({
    name: purpose === 'saved-for-later' ? SAVED_FOR_LATER : name,
    description,
    project,
    removedAt: removedAt?.toISOString() ?? null,
    members: members.flatMap(({ listId, email }) => (listId === id ? email : [])),
    items: items
      .filter(({ item }) => item.listId === id)
      .map(({ item, section }) => ({
        productId: item.productId,
        variantId: item.variantId,
        quantity: item.quantity,
        note: item.note,
        clientNote: item.clientNote,
        project: item.project?.name ?? null,
        section,
        addedAt: item.addedAt.toISOString(),
        removedAt: item.removedAt?.toISOString() ?? null,
        prices: prices.flatMap((price) =>
          price.listId === id && price.productId === item.productId ? toPrice(price) : [],
        ),
      })),
  }))
}

/** The lists of others that a customer edits, for a copy of their data. */
export async function copyEditedLists(
  db: Queryable,
  accountId: string,
): Promise<CustomerPlatformData['editedLists']> {
  const rows = await db
    .select({ list: lists.name, joinedAs: listMembers.name })
    .from(listMembers)
    .innerJoin(lists, eq(lists.id, listMembers.listId))
    .where(eq(listMembers.accountId, accountId))
  return rows.map(({ list, joinedAs }) => ({ list: list ?? '', joinedAs }))
}

function toPrice(price: typeof savedPrices.$inferSelect): Copy['items'][number]['prices'][number] {
  const { currency, isTrade, knownMinor, changedMinor, changedAt } = price
  return { currency, isTrade, knownMinor, changedMinor, changedAt: changedAt?.toISOString() ?? null }
}
