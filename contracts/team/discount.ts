import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import { teamItem } from './convention.ts'

const amounts = z.partialRecord(z.enum(CURRENCIES), z.int())

/** Amounts are in minor units, times in ISO 8601, UTC. */
const discountFields = z.object({
  title: z.string(),
  /** Null for an automatic discount. */
  code: z.string().nullable(),
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percentage'), percent: z.number() }),
    z.object({ kind: z.literal('amount'), amountsMinor: amounts }),
    z.object({ kind: z.literal('free-shipping') }),
  ]),
  /** `ids` are global ids. */
  scope: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    z.object({ kind: z.literal('products'), ids: z.array(z.string()) }),
    z.object({ kind: z.literal('collections'), ids: z.array(z.string()) }),
  ]),
  minimumSubtotalMinor: amounts.nullable(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  usageLimit: z.int().nullable(),
  isOncePerCustomer: z.boolean(),
  isCombinable: z.boolean(),
})
export type DiscountFields = z.infer<typeof discountFields>

/** `used` counts orders. */
export const teamDiscount = teamItem.extend({ ...discountFields.shape, used: z.int() })
export type TeamDiscount = z.infer<typeof teamDiscount>
