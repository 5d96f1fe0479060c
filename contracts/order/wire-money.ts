import { z } from 'zod'

/** Money on the wire: a decimal string with at least one decimal, and its currency. */
export const wireMoney = z.object({
  amount: z.string().regex(/^-?\d+\.\d+$/),
  currencyCode: z.enum(['EUR', 'USD', 'GBP']),
})

export type WireMoney = z.infer<typeof wireMoney>
