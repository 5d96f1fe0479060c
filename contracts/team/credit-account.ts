import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import { companyCredit } from '../order/company-credit.ts'
import { teamItem } from './convention.ts'

const limitMinor = z.int().min(0).max(1_000_000_000_00)
const days = z.int().min(1).max(120)

/** For a customer's company, in one currency. `limitMinor` is in minor units; 0 blocks further orders. */
export const creditGrant = z.strictObject({
  accountId: z.string().min(1).max(200),
  currency: z.enum(CURRENCIES),
  limitMinor,
  days,
})
export const creditChange = z.strictObject({ limitMinor, days })
/** `amountMinor` is the received amount if it differs from the missing one. */
export const invoicePaid = z.strictObject({
  orderId: z.guid(),
  amountMinor: z.int().positive().max(1_000_000_000_00).optional(),
})

export const invoiceReminder = z.strictObject({ orderId: z.guid() })

/** `credit-accounts`: a company that pays on account, in one currency. Amounts are in minor units. */
export const teamCreditAccount = teamItem.extend(companyCredit.shape).extend({
  company: z.string(),
  /** When the limit or the payment days were last decided; ISO 8601, UTC. */
  decidedAt: z.string(),
})
export type TeamCreditAccount = z.infer<typeof teamCreditAccount>
