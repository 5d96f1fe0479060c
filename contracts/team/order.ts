import { z } from 'zod'
import { REFUND_REASONS } from '#domain/order/order-refund.ts'
import { order } from '../order/order.ts'
import { teamItem } from './convention.ts'

const moment = z.string()

/** `orders`. Amounts in minor units of the order's currency; moments in ISO 8601, UTC. */
export const teamOrder = order.extend({
  version: teamItem.shape.version,
  /** The last shipping day of the remaining shipments; null if there is none, or no day was promised. */
  shipBy: z.string().nullable(),
  /** Null in lists. */
  detail: z
    .object({
      notes: z.array(z.object({ id: z.string(), accountId: z.string(), text: z.string(), at: moment })),
      refunds: z.array(
        z.object({
          id: z.string(),
          reason: z.enum(REFUND_REASONS),
          amountMinor: z.number().int(),
          status: z.enum(['pending', 'to-transfer', 'done']),
          requestedAt: moment,
          settledAt: moment.nullable(),
        }),
      ),
      refundableMinor: z.number().int(),
      /** The received part of an awaited transfer. */
      receivedMinor: z.number().int(),
      /** Set if a transfer arrived after the order had expired. */
      cameLateAt: moment.nullable(),
    })
    .nullable(),
})
export type TeamOrder = z.infer<typeof teamOrder>
