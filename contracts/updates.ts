import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import { QUOTE_MOVES } from '#domain/updates/quote-moves.ts'
import { UPDATES_MAX } from '#domain/updates/updates.ts'
import { callsBelow } from './calls.ts'
import { productIdentifier, SAVED_ITEMS_MAX } from './platform.ts'

const storedUpdates = z.object({
  replies: z.array(
    z.object({
      id: z.string(),
      requestNumber: z.string(),
      sentAt: z.string(),
      /** On one line, shortened. */
      text: z.string(),
    }),
  ),
  /** The newest update per quote. */
  quotes: z.array(
    z.object({
      /** The update's id (`domain/updates/quote-moves.ts`). */
      id: z.string(),
      number: z.string(),
      move: z.enum(QUOTE_MOVES),
      version: z.number().int(),
      /** ISO 8601, UTC. */
      at: z.string(),
      /** The start of the version's cover letter or of the comment, on one line; empty for other updates. */
      text: z.string(),
    }),
  ),
  readIds: z.array(z.string()),
})
export type StoredUpdates = z.infer<typeof storedUpdates>

export const readUpdates = z.strictObject({
  ids: z
    .array(
      z
        .string()
        .min(1)
        .max(200)
        .refine((id) => !id.includes('\0')),
    )
    .max(UPDATES_MAX),
})

const amount = z.number().int().nonnegative()

const currentPrices = z.strictObject({
  /** Prices in another currency or for another audience are never compared. */
  currency: z.enum(CURRENCIES),
  isTrade: z.boolean(),
  /** In minor units; 0 if the price is given upon request. */
  prices: z.array(z.object({ productId: productIdentifier, amountMinor: amount })).max(SAVED_ITEMS_MAX),
})
export type CurrentPrices = z.infer<typeof currentPrices>

/** Changed prices among these: the price that the customer knows, and when the change was noticed. */
const priceChanges = z.object({
  changes: z.array(z.object({ productId: z.string(), knownMinor: amount, noticedAt: z.string() })),
})
export type PriceChanges = z.infer<typeof priceChanges>

const call = callsBelow('', {
  unavailable: 'platform-unavailable',
  malformed: 'updates-malformed',
  refusals: { unauthorized: 401 },
})
/**
 * What is new for the customer whose access token is given (`Authorization: Bearer …`), stored by the platform service.
 */
export const updatesCalls = {
  /**
   * The house's replies to their requests, newest first, what is new about each of their quotes, and the ids of the
   * updates that they have read.
   */
  read: call('GET /customer/updates', { output: storedUpdates }),
  /** Idempotent. */
  markAsRead: call('POST /customer/updates/read', { input: readUpdates }),
  /**
   * Stores the current prices of saved pieces as the customer sees them, and returns the changed ones. Other products
   * are ignored; idempotent.
   */
  noticePrices: call('PUT /lists/saved/prices', {
    input: currentPrices,
    output: priceChanges.transform(({ changes }) => changes),
  }),
}
