import { z } from 'zod'
import { REFUND_REASONS } from '#domain/order/order-refund.ts'
import { order } from '../order/order.ts'
import { teamItem } from './convention.ts'

const moment = z.string()

/** An item of the resource `orders`. Amounts in minor units of the order's currency; moments in ISO 8601, UTC. */
export const teamOrder = order.extend({
  version: teamItem.shape.version,
  /** The last day on which what is left of it has to leave; null if nothing is, or no day was promised. */
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
      /** What may still be refunded. */
      refundableMinor: z.number().int(),
      /** What has arrived of a transfer that is still awaited. */
      receivedMinor: z.number().int(),
      /** When a transfer arrived after the order had expired. */
      cameLateAt: moment.nullable(),
    })
    .nullable(),
})
export type TeamOrder = z.infer<typeof teamOrder>
