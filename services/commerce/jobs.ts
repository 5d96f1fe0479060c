import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lt, sql } from 'drizzle-orm'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { refreshConversions } from './currencies/refresh-conversions.ts'
import { refreshTradePrices } from './currencies/refresh-trade-prices.ts'
import { refreshSmartCollections } from './import/collections/refresh-smart-collections.ts'
import type { CommerceOptions } from './options.ts'
import { sendInvoiceReminders } from './orders/credit/send-invoice-reminders.ts'
import { captureAuthorizedPayments } from './orders/payments/capture-payments.ts'
import { settleRefunds } from './orders/refunds/settle-refunds.ts'
import { processUnpaidOrders } from './orders/unpaid/process-unpaid-orders.ts'
import { removeOldSampleRequests } from './samples/guest-samples.ts'
import { productImports } from './tables/import-tables.ts'
import { checkouts } from './tables/order-tables.ts'
import { uploads } from './tables/upload-tables.ts'
import { importJob } from './team/product-files/import-runner.ts'

/** How long the details of a checkout are stored; an order has its own copy. */
export const CHECKOUT_DAYS = 30

/** How long an unused upload is stored. */
const UPLOAD_HOURS = 24

/** How long the report of an import is stored. */
export const IMPORT_DAYS = 90

/** How long a cart is stored. It expires long before; once it is removed, its URL no longer leads to the order. */
export const CART_DAYS = 30

const BATCH_SIZE = 500

/** How long an agreed order that was never placed is stored after its expiry. */
export const AGREED_DAYS = 90

/** How long an unused uploaded picture is stored, so that a removal can be undone. */
export const UNUSED_PICTURE_DAYS = 7

export function commerceJobs(options: CommerceOptions): Job[] {
  const { database, house, loadReferenceRates } = options
  return [
    {
      name: 'commerce: convert prices',
      // A changed setting takes effect soon after the start; the bank's rates are loaded much less often.
      everySeconds: 60,
      run: async (now) => {
        await refreshConversions({ database, currencies: house.currencies, loadReferenceRates, now })
      },
    },
    {
      name: 'commerce: round trade prices',
      everySeconds: 60,
      run: () => refreshTradePrices(database, house.currencies.tradePrices),
    },
    {
      name: 'commerce: remove old carts',
      everySeconds: 3600,
      run: (now) => removeOldCarts(database, now),
    },
    {
      name: 'commerce: remove old checkouts',
      everySeconds: 3600,
      run: (now) => removeOldCheckouts(database, now),
    },
    {
      name: 'commerce: remove old requests for samples',
      everySeconds: 3600,
      run: (now) => removeOldSampleRequests(database, now),
    },
    {
      name: 'commerce: update smart collections',
      everySeconds: 60,
      run: () => refreshSmartCollections(database),
    },
    {
      name: 'commerce: remind of unpaid orders and let them expire',
      everySeconds: 300,
      run: (now) => processUnpaidOrders(options, now),
    },
    {
      name: 'commerce: remind of invoices',
      everySeconds: 3600,
      run: (now) => sendInvoiceReminders(options, now),
    },
    importJob(options),
    {
      name: 'commerce: remove unused pictures',
      everySeconds: 3600,
      run: (now) => removeUnusedPictures(database, options.store.picturesFolder, now),
    },
    {
      name: 'commerce: remove old uploads',
      everySeconds: 3600,
      run: (now) => removeOldUploads(database, now),
    },
    {
      name: 'commerce: capture authorized payments',
      everySeconds: 60,
      run: () => captureAuthorizedPayments(options),
    },
    {
      name: 'commerce: settle refunds',
      everySeconds: 300,
      run: (now) => settleRefunds(options, now),
    },
  ]
}

export async function removeOldCheckouts({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CHECKOUT_DAYS * 86_400_000)
  await db.delete(checkouts).where(lt(checkouts.updatedAt, before))
}

/** Removes uploads that were never used, with their parts, and old import reports. */
async function removeOldUploads({ db }: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - UPLOAD_HOURS * 3_600_000)
  await db.delete(uploads).where(lt(uploads.createdAt, limit))
  const reportLimit = new Date(now.getTime() - IMPORT_DAYS * 24 * 3_600_000)
  await db.delete(productImports).where(lt(productImports.createdAt, reportLimit))
}

/**
 * Removes carts that can no longer be opened, with their lines and checkouts, and agreed orders with theirs. Orders
 * have their own copy of the data that they need.
 */
export async function removeOldCarts({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CART_DAYS * 86_400_000)
  let removed = BATCH_SIZE
  while (removed === BATCH_SIZE) {
    const { rowCount } = await db.execute(sql`
      delete from commerce.carts where token in (
        select token from commerce.carts where used_at < ${before} and agreed_order_id is null order by used_at limit ${BATCH_SIZE}
        for update skip locked
      )`)
    removed = rowCount ?? 0
  }
  const expired = new Date(now.getTime() - AGREED_DAYS * 86_400_000)
  await db.execute(sql`
    delete from commerce.agreed_orders agreed where expires_at < ${expired} and not exists (
      select from commerce.orders where agreed_reference = agreed.reference
    )`)
}

/**
 * Updates which uploaded pictures are used by the catalogue or an order, and removes those that have been unused for a
 * while. The file is removed while the row is locked, so that the same picture can be added again in the meantime.
 */
async function removeUnusedPictures({ db }: Database, folder: string, now: Date): Promise<void> {
  await db.execute(sql`
    with used as (
      select url from commerce.media union select picture_url from commerce.collections where picture_url is not null
      union select picture_url from commerce.variants where picture_url is not null
      union select picture ->> 'url' from commerce.order_lines where starts_with(picture ->> 'url', ${PICTURES_PATH}))
    update commerce.uploaded_pictures p set unused_since = case when not is_used then coalesce(unused_since, ${now.toISOString()}::timestamptz) end
    from (select name, exists (select from used where url = ${PICTURES_PATH} || name) as is_used
      from commerce.uploaded_pictures) x
    where p.name = x.name and (x.is_used = (p.unused_since is not null))`)
  const limit = new Date(now.getTime() - UNUSED_PICTURE_DAYS * 24 * 3_600_000).toISOString()
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from commerce.uploaded_pictures where unused_since < ${limit}::timestamptz`,
  )
  for (const { name } of rows)
    await db.transaction(async (tx) => {
      const removed = await tx.execute(
        sql`delete from commerce.uploaded_pictures where name = ${name} and unused_since < ${limit}::timestamptz`,
      )
      if (removed.rowCount) await rm(join(folder, name), { force: true })
    })
}
