import { z } from 'zod'
import { STOCK_NOTICE_STATES } from '#domain/request/stock-notice.ts'
import { callsBelow } from './calls.ts'
import { requestPiece } from './request.ts'

/** The maximum number of variants per call. */
export const VARIANTS_FOR_SALE_MAX = 1_000

const awaitedVariant = z.object({ productId: z.string(), variantId: z.string() })
export type AwaitedVariant = z.infer<typeof awaitedVariant>

const stockNotice = z.object({ piece: requestPiece, state: z.enum(STOCK_NOTICE_STATES) })
export type StockNotice = z.infer<typeof stockNotice>

const call = callsBelow('/requests/back-in-stock', { unavailable: 'platform-unavailable' })
/**
 * Notices that a variant is back in stock: requests of the kind `back-in-stock` (`request.ts`) that wait for it. An
 * address can only have one waiting notice per variant. Only servers may call the platform service.
 */
export const stockNoticesCalls = {
  listAwaited: call('GET /', {
    output: z.object({ variants: z.array(awaitedVariant) }).transform(({ variants }) => variants),
  }),
  /**
   * Closes each request that waits for a variant that is now for sale, and queues its email once. Returns the number of
   * emails; a repeated call queues none.
   */
  send: call('POST /', {
    input: z.strictObject({ variantIds: z.array(z.string().max(200)).max(VARIANTS_FOR_SALE_MAX) }),
    output: z.object({ sent: z.number().int() }).transform(({ sent }) => sent),
  }),
  /** By the token of the link in the receipt; null if it is unknown, or the notice was deleted. */
  find: call('GET /:token', { output: stockNotice, missing: 'request-not-found' }),
  /** A notice that was already sent stays sent. */
  cancel: call('POST /:token/cancellation', { output: stockNotice, missing: 'request-not-found' }),
}
