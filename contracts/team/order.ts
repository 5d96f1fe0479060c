import { z } from 'zod'
import { REFUND_CAUSES, REFUND_REASONS } from '#domain/order/order-refund.ts'
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
          shippingMinor: z.number().int().default(0),
          cause: z.enum(REFUND_CAUSES).nullable().default(null),
          /** The member who refunded; null for a refund that follows from something else. */
          accountId: z.string().nullable().default(null),
          lines: z
            .array(z.object({ lineId: z.string(), quantity: z.number(), amountMinor: z.number() }))
            .default([]),
        }),
      ),
      /** What was paid for lines and delivery, less what was refunded of it; empty from the previous version. */
      refundable: z
        .object({
          lines: z.array(
            z.object({
              lineId: z.string(),
              quantity: z.number(),
              refundedQuantity: z.number(),
              paidMinor: z.number(),
            }),
          ),
          shippingMinor: z.number(),
        })
        .default({ lines: [], shippingMinor: 0 }),
      refundableMinor: z.number().int(),
      /** How much of an awaited transfer has been received. */
      receivedMinor: z.number().int(),
      /** Set if a transfer arrived after the order had expired. */
      cameLateAt: timestamp.nullable(),
    })
    .nullable(),
})
export type TeamOrder = z.infer<typeof teamOrder>

const amountMinor = z.int().nonnegative().max(1_000_000_000_00).default(0)

/** The input of `refund`: pieces, delivery, and any other amount. The previous version sends `amountMinor` alone. */
export const refundDraft = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        lineId: z.string(),
        quantity: z.int().positive(),
        /** Whether the pieces have not left, and are no longer shipped. */
        isUnsent: z.boolean(),
        /** Whether the pieces go on sale again. */
        restocks: z.boolean(),
      }),
    )
    .max(250)
    .default([]),
  shippingMinor: amountMinor,
  amountMinor,
  cause: z.enum(REFUND_CAUSES).nullable().default(null),
})
export type RefundDraft = z.infer<typeof refundDraft>
