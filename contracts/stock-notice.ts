import { z } from 'zod'
import { STOCK_NOTICE_STATES } from '#domain/request/stock-notice.ts'
import { requestPiece } from './request.ts'

/**
 * Notices that a variant is in stock again: requests of the kind `back-in-stock` (`request.ts`), which wait for it. Of one
 * address, one waits for a variant. Only servers may call the platform service:
 * - `GET /requests/back-in-stock`: 200 `awaitedVariants`.
 * - `POST /requests/back-in-stock` with `variantsForSale`: 200 `sentNotices`. Each request that waits for one of the variants
 *   is closed and its email queued, once; a repeated call finds none. 422 `request-malformed`.
 * - `GET /requests/back-in-stock/{token}`, with the token of the link in the receipt: 200 `stockNotice`; 404
 *   `request-not-found`.
 * - `POST /requests/back-in-stock/{token}/cancellation`: 200 `stockNotice`, cancelled unless it was sent before.
 */

/** The largest number of variants of a call. */
export const VARIANTS_FOR_SALE_MAX = 1_000

export const awaitedVariants = z.object({
  variants: z.array(z.object({ productId: z.string(), variantId: z.string() })),
})
export type AwaitedVariant = z.infer<typeof awaitedVariants>['variants'][number]

export const variantsForSale = z.strictObject({
  variantIds: z.array(z.string().max(200)).max(VARIANTS_FOR_SALE_MAX),
})

export const sentNotices = z.object({ sent: z.number().int() })

export const stockNotice = z.object({ piece: requestPiece, state: z.enum(STOCK_NOTICE_STATES) })
export type StockNotice = z.infer<typeof stockNotice>
