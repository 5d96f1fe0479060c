import { z } from 'zod'

export const wireMoney = z.object({
  amount: z.string().regex(/^-?\d+\.\d+$/),
  currencyCode: z.enum(['EUR', 'USD', 'GBP']),
})

export type WireMoney = z.infer<typeof wireMoney>
