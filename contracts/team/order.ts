import { z } from 'zod'
import { REFUND_REASONS } from '#domain/order/order-refund.ts'
import { order } from '../order/order.ts'
import { teamItem } from './convention.ts'

const timestamp = z.string()

/** `orders`. Amounts are in minor units of the order's currency, times in ISO 8601, UTC. */
export const teamOrder = order.extend({
  version: teamItem.shape.version,
  /** The last day on which the remaining shipments may leave; null if there are none, or no day was promised. */
  shipBy: z.string().nullable(),
  /** Null in lists. */
  detail: z
    .object({
      notes: z.array(z.object({ id: z.string(), accountId: z.string(), text: z.string(), at: timestamp })),
      refunds: z.array(
        z.object({
          id: z.string(),
          reason: z.enum(REFUND_REASONS),
          amountMinor: z.number().int(),
          status: z.enum(['pending', 'to-transfer', 'done']),
          requestedAt: timestamp,
          settledAt: timestamp.nullable(),
        }),
      ),
      refundableMinor: z.number().int(),
      /** How much of an awaited transfer has been received. */
      receivedMinor: z.number().int(),
      /** Set if a transfer arrived after the order had expired. */
      cameLateAt: timestamp.nullable(),
    })
    .nullable(),
})
export type TeamOrder = z.infer<typeof teamOrder>
