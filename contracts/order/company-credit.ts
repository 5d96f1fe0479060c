import { z } from 'zod'

/**
 * `GET /company-locations/{locationId}/credit` of the commerce service, for servers only, with
 * `Shopify-Storefront-Private-Token`: the credit accounts of a company that pays on account, one per currency. Amounts
 * are in minor units.
 */
const openInvoice = z.object({
  orderId: z.string(),
  number: z.string(),
  /** ISO 8601, UTC. */
  issuedAt: z.string(),
  /** The end of the last day; ISO 8601, UTC. */
  dueAt: z.string(),
  amountMinor: z.number().int(),
  /** The unpaid remainder. */
  openMinor: z.number().int(),
})

export const companyCredit = z.object({
  currency: z.enum(['EUR', 'USD', 'GBP']),
  days: z.number().int(),
  limitMinor: z.number().int(),
  openMinor: z.number().int(),
  overdueMinor: z.number().int(),
  leftMinor: z.number().int(),
  isStopped: z.boolean(),
  invoices: z.array(openInvoice),
})
export type CompanyCredit = z.infer<typeof companyCredit>

export const companyCreditResponse = z.array(companyCredit)
export type CompanyCreditResponse = z.infer<typeof companyCreditResponse>
