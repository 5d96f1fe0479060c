import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { CustomerPlatformData } from '#contracts/platform.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type CartStore, readCustomerCart } from './customer-cart.ts'
import { customerCarts, listItems, lists } from './platform-tables.ts'
import { readRequestsOf } from './requests/read-requests.ts'
import { removeRequestsOf } from './requests/remove-requests.ts'
import type { RequestsOptions } from './requests/requests-options.ts'

/** All data of a customer in the platform service. */
export async function readCustomerData(store: CartStore, accountId: string): Promise<CustomerPlatformData> {
  const { db } = store.database
  const stored = await db
    .select()
    .from(lists)
    .where(eq(lists.accountId, accountId))
    .orderBy(asc(lists.createdAt))
  const items = await db
    .select()
    .from(listItems)
    .where(
      inArray(
        listItems.listId,
        stored.map(({ id }) => id),
      ),
    )
    .orderBy(desc(listItems.addedAt))
  return {
    cartId: await readCustomerCart(store, accountId),
    lists: stored.map(({ id, name, description }) => ({
      name,
      description,
      items: items
        .filter(({ listId }) => listId === id)
        .map(({ productId, quantity, addedAt }) => ({ productId, quantity, addedAt: addedAt.toISOString() })),
    })),
    requests: await readRequestsOf(db, accountId),
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
  await tx.delete(customerCarts).where(eq(customerCarts.accountId, accountId))
}
