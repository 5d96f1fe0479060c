import { and, asc, eq, inArray } from 'drizzle-orm'
import { SAVED_FOR_LATER } from '#contracts/customer-cart.ts'
import type { CustomerPlatformData } from '#contracts/platform.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { type CartStore, readCustomerCart } from './customer-cart.ts'
import { releaseExports } from './exports/export-store.ts'
import {
  listItems,
  listMembers,
  listPresences,
  listSections,
  lists,
  savedPrices,
} from './lists/lists-tables.ts'
import { customerCarts } from './platform-tables.ts'
import { readAccountQuotes } from './quotes/read-quote.ts'
import { readAccountRequests } from './requests/read-requests.ts'
import { removeAccountRequests } from './requests/remove-requests.ts'
import type { RequestsOptions } from './requests/requests-options.ts'
import { readStudio, releaseStudio } from './studio/studio-store.ts'
import { copyApplication } from './trade/read-own-application.ts'
import { removeAccountApplication } from './trade/remove-applications.ts'
import { selectMarkers } from './updates/read-markers.ts'
import { readMarkers } from './updates/updates-tables.ts'

type ListCopy = CustomerPlatformData['lists'][number]

export async function readCustomerData(
  store: CartStore & { requests: Pick<RequestsOptions, 'files' | 'shopUrl'> },
  accountId: string,
): Promise<CustomerPlatformData> {
  const { db } = store.database
  const markers = await selectMarkers(db, accountId)
  return {
    cartId: await readCustomerCart(store, accountId),
    lists: await copyLists(db, accountId),
    editedLists: await copyEditedLists(db, accountId),
    quotes: await readAccountQuotes(db, accountId),
    requests: await readAccountRequests(db, accountId, store.requests),
    studio: await copyStudio(store, accountId),
    tradeApplication: await copyApplication(db, accountId),
    readUpdates: markers.map(({ updateId, readAt }) => ({ updateId, readAt: readAt.toISOString() })),
  }
}

/** Deletes all data of a customer in the platform service, in the caller's transaction. */
export async function deleteCustomerData(
  tx: Queryable,
  accountId: string,
  requests: Pick<RequestsOptions, 'forgetMail'>,
): Promise<void> {
  await removeAccountRequests(tx, accountId, requests)
  await removeAccountApplication(tx, accountId)
  await releaseExports(tx, accountId)
  await releaseStudio(tx, accountId)
  await tx.delete(lists).where(eq(lists.accountId, accountId))
  await tx.delete(listMembers).where(eq(listMembers.accountId, accountId))
  await tx.delete(listPresences).where(eq(listPresences.accountId, accountId))
  await tx.delete(readMarkers).where(eq(readMarkers.accountId, accountId))
  await tx.delete(customerCarts).where(eq(customerCarts.accountId, accountId))
}

/** Returns the studio of a customer, for a copy of their data, with its logo as a data URL. */
async function copyStudio(
  { database, requests: { files } }: { database: Database; requests: Pick<RequestsOptions, 'files'> },
  accountId: string,
): Promise<CustomerPlatformData['studio']> {
  const { name, logo } = await readStudio(database.db, accountId)
  if (logo === null) return { name, logo }
  const file = await files.read(logo)
  // A copy without the logo would look complete.
  if (!file.ok) throw new Error(`The logo of a studio could not be read: ${file.code}`)
  return { name, logo: `data:image/png;base64,${Buffer.from(file.value).toString('base64')}` }
}

/** Returns the lists of a customer, for a copy of their data, including what they removed and could still restore. */
async function copyLists(db: Queryable, accountId: string): Promise<ListCopy[]> {
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

async function copyEditedLists(
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

function toPrice(price: typeof savedPrices.$inferSelect): ListCopy['items'][number]['prices'][number] {
  const { currency, isTrade, knownMinor, changedMinor, changedAt } = price
  return { currency, isTrade, knownMinor, changedMinor, changedAt: changedAt?.toISOString() ?? null }
}
