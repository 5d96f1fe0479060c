import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'

/** `GET /services/team/sales`: what was sold in the last 30 days, by currency (`domain/order/sales.ts`). */
export const salesResponse = z.object({
  timeZone: z.string(),
  /** The days in the house's time zone, today last. */
  days: z.array(z.iso.date()),
  /** The currencies of the house in its order. Amounts in minor units, which are never summed over currencies. */
  currencies: z.array(
    z.object({
      currency: z.enum(CURRENCIES),
      totalMinor: z.int(),
      orders: z.int(),
      /** In the 30 days before. */
      beforeMinor: z.int(),
      /** One for each day. */
      byDay: z.array(z.object({ amountMinor: z.int(), orders: z.int() })),
    }),
  ),
})
export type SalesResponse = z.infer<typeof salesResponse>
