import { eq } from 'drizzle-orm'
import type { CustomerPlatformData } from '#contracts/platform.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { type CartStore, readCustomerCart } from './customer-cart.ts'
import { releaseExports } from './exports/export-store.ts'
import { copyEditedLists, copyLists } from './lists/copy-lists.ts'
import { listMembers, listPresences, lists } from './lists/lists-tables.ts'
import { customerCarts } from './platform-tables.ts'
import { readQuotesOf } from './quotes/read-quote.ts'
import { readRequestsOf } from './requests/read-requests.ts'
import { removeRequestsOf } from './requests/remove-requests.ts'
import type { RequestsOptions } from './requests/requests-options.ts'
import { readStudio, releaseStudio } from './studio/studio-store.ts'
import { readApplicationOf } from './trade/read-own-application.ts'
import { removeApplicationOf } from './trade/remove-applications.ts'
import { markersOf } from './updates/read-markers.ts'
import { readMarkers } from './updates/updates-tables.ts'

/** All data of a customer in the platform service. */
export async function readCustomerData(
  store: CartStore & { requests: Pick<RequestsOptions, 'files' | 'shopUrl'> },
  accountId: string,
): Promise<CustomerPlatformData> {
  const { db } = store.database
  const markers = await markersOf(db, accountId)
  return {
    cartId: await readCustomerCart(store, accountId),
    lists: await copyLists(db, accountId),
    editedLists: await copyEditedLists(db, accountId),
    quotes: await readQuotesOf(db, accountId),
    requests: await readRequestsOf(db, accountId, store.requests),
    studio: await copyStudio(store, accountId),
    tradeApplication: await readApplicationOf(db, accountId),
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
  await removeApplicationOf(tx, accountId)
  await releaseExports(tx, accountId)
  await releaseStudio(tx, accountId)
  await tx.delete(lists).where(eq(lists.accountId, accountId))
  await tx.delete(listMembers).where(eq(listMembers.accountId, accountId))
  await tx.delete(listPresences).where(eq(listPresences.accountId, accountId))
  await tx.delete(readMarkers).where(eq(readMarkers.accountId, accountId))
  await tx.delete(customerCarts).where(eq(customerCarts.accountId, accountId))
}

/** The studio with its logo as a URL that contains it. */
async function copyStudio(
  { database, requests: { files } }: { database: Database; requests: Pick<RequestsOptions, 'files'> },
  accountId: string,
): Promise<CustomerPlatformData['studio']> {
  const { name, logo } = await readStudio(database.db, accountId)
  if (logo === null) return { name, logo }
  const file = await files.read(logo)
  // A copy without it would look complete.
  if (!file.ok) throw new Error(`The logo of a studio was not read: ${file.code}`)
  return { name, logo: `data:image/png;base64,${Buffer.from(file.value).toString('base64')}` }
}
