import { asc, desc, eq, inArray } from 'drizzle-orm'
import { SAVED_FOR_LATER } from '#contracts/customer-cart.ts'
import type { CustomerPlatformData } from '#contracts/platform.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type CartStore, readCustomerCart } from './customer-cart.ts'
import { listItems, lists } from './lists/lists-tables.ts'
import { customerCarts } from './platform-tables.ts'
import { readRequestsOf } from './requests/read-requests.ts'
import { removeRequestsOf } from './requests/remove-requests.ts'
import type { RequestsOptions } from './requests/requests-options.ts'
import { markersOf } from './updates/read-markers.ts'
import { readMarkers, savedPrices } from './updates/updates-tables.ts'

/** All data of a customer in the platform service. */
export async function readCustomerData(store: CartStore, accountId: string): Promise<CustomerPlatformData> {
  const { db } = store.database
  const stored = await db
    .select()
    .from(lists)
    .where(eq(lists.accountId, accountId))
    .orderBy(asc(lists.createdAt))
  const listIds = stored.map(({ id }) => id)
  const items = await db
    .select()
    .from(listItems)
    .where(inArray(listItems.listId, listIds))
    .orderBy(desc(listItems.addedAt))
  const prices = await db.select().from(savedPrices).where(inArray(savedPrices.listId, listIds))
  const markers = await markersOf(db, accountId)
  return {
    cartId: await readCustomerCart(store, accountId),
    lists: stored.map(({ id, name, purpose, description }) => ({
      name: purpose === 'saved-for-later' ? SAVED_FOR_LATER : name,
      description,
      items: items
        .filter(({ listId }) => listId === id)
        .map(({ productId, quantity, addedAt }) => ({
          productId,
          quantity,
          addedAt: addedAt.toISOString(),
          prices: prices
            .filter((price) => price.listId === id && price.productId === productId)
            .map(({ currency, isTrade, knownMinor, changedMinor, changedAt }) => ({
              currency,
              isTrade,
              knownMinor,
              changedMinor,
              changedAt: changedAt?.toISOString() ?? null,
            })),
        })),
    })),
    requests: await readRequestsOf(db, accountId),
    readUpdates: markers.map(({ updateId, readAt }) => ({ updateId, readAt: readAt.toISOString() })),
  }
}

/** Deletes all data of a customer in the platform service, in the caller's transaction. */
export async function deleteCustomerData(
  tx: Queryable,
  accountId: string,
  requests: Pick<RequestsOptions, 'forgetMail'>,
): Promise<void> {
  await removeRequestsOf(tx, accountId, requests)
  await tx.delete(lists).where(eq(lists.accountId, accountId))
  await tx.delete(readMarkers).where(eq(readMarkers.accountId, accountId))
  await tx.delete(customerCarts).where(eq(customerCarts.accountId, accountId))
}
