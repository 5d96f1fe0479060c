import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'

/** `GET /services/team/sales`: the last 30 days, by currency (`domain/order/sales.ts`). */
export const salesResponse = z.object({
  timeZone: z.string(),
  /** In the house's time zone, ending with today. */
  days: z.array(z.iso.date()),
  /** In the house's order of currencies. Amounts are minor units, never summed across currencies. */
  currencies: z.array(
    z.object({
      currency: z.enum(CURRENCIES),
      totalMinor: z.int(),
      orders: z.int(),
      /** In the previous 30 days. */
      beforeMinor: z.int(),
      byDay: z.array(z.object({ amountMinor: z.int(), orders: z.int() })),
    }),
  ),
})
export type SalesResponse = z.infer<typeof salesResponse>
