import type { Job } from '#services/kernel/jobs.ts'
import { removeOldCarts } from './carts/remove-old-carts.ts'
import { refreshConversions } from './currencies/refresh-conversions.ts'
import { refreshTradePrices } from './currencies/refresh-trade-prices.ts'
import { followProducts } from './import/collections/follow-products.ts'
import type { CommerceOptions } from './options.ts'
import { removeOldCheckouts } from './orders/checkout/remove-old-checkouts.ts'
import { followInvoices } from './orders/credit/follow-invoices.ts'
import { captureAuthorised } from './orders/payments/capture-payments.ts'
import { settleRefunds } from './orders/refunds/settle-refunds.ts'
import { followUnpaidOrders } from './orders/unpaid/follow-unpaid-orders.ts'
import { removeOldSampleRequests } from './samples/guest-samples.ts'
import { removeUnusedPictures } from './team/pictures/remove-unused-pictures.ts'
import type { ImportRunner } from './team/product-files/import-runner.ts'
import { removeOldUploads } from './team/uploads/remove-old-uploads.ts'

/** The scheduled work of the commerce service. */
export function commerceJobs(options: CommerceOptions, imports: ImportRunner): Job[] {
  const { database, house, loadReferenceRates } = options
  return [
    {
      name: 'commerce: convert prices',
      // A changed setting takes effect soon after the start; the bank's rates are loaded much more rarely.
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
      run: () => followProducts(database),
    },
    {
      name: 'commerce: remind of unpaid orders and let them expire',
      everySeconds: 300,
      run: (now) => followUnpaidOrders(options, now),
    },
    {
      name: 'commerce: remind of invoices',
      everySeconds: 3600,
      run: (now) => followInvoices(options, now),
    },
    {
      name: 'commerce: continue imports',
      everySeconds: 60,
      // An import takes minutes, and no other job waits for it.
      run: async () => imports.start(),
    },
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
      run: () => captureAuthorised(options),
    },
    {
      name: 'commerce: settle refunds',
      everySeconds: 300,
      run: (now) => settleRefunds(options, now),
    },
  ]
}
