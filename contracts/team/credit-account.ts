import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import { companyCredit } from '../order/company-credit.ts'
import { teamItem } from './convention.ts'

const limitMinor = z.int().min(0).max(1_000_000_000_00)
const days = z.int().min(1).max(120)

/** A new account: of the company that a customer buys for, in one currency. `limitMinor`: in minor units; 0 stops further orders. */
export const creditGrant = z.strictObject({
  accountId: z.string().min(1).max(200),
  currency: z.enum(CURRENCIES),
  limitMinor,
  days,
})
export const creditChange = z.strictObject({ limitMinor, days })
/** An invoice was paid. `amountMinor`: what has arrived, if that is not what was missing. */
export const invoicePaid = z.strictObject({
  orderId: z.guid(),
  amountMinor: z.int().positive().max(1_000_000_000_00).optional(),
})

/** The company is reminded of an open invoice. */
export const invoiceReminder = z.strictObject({ orderId: z.guid() })

/** An item of the resource `credit-accounts`: a company that pays on account, in one currency. Amounts in minor units. */
export const teamCreditAccount = teamItem.extend(companyCredit.shape).extend({
  company: z.string(),
  /** When the house decided on the limit or the days; ISO 8601, UTC. */
  decidedAt: z.string(),
})
export type TeamCreditAccount = z.infer<typeof teamCreditAccount>
