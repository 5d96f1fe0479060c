import { z } from 'zod'
import { COMPANY_ROLES } from '#domain/company/company-members.ts'
import { TAX_NUMBER_MAX } from '#domain/trade/vat-number.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { addressDraft } from './order/checkout.ts'

/**
 * Company accounts (Spec §3, §6; docs/areas/trade-and-quotes.md), in the customer account service next to its GraphQL
 * API.
 *
 * With `Authorization: Bearer {company token}`, for the house:
 * - `PUT /companies/{accountId}`, `companyDraft`: sets the company, with one location, that the customer buys for, and
 *   the standing of its application. Without a standing, a new one is pending and an existing one is unchanged. The
 *   customer owns a new company. 200 `companyResponse`. Calling it again renames the company. It gives no access until
 *   the account's address is verified (`grantedStanding`).
 * - `PATCH /companies/{accountId}`, `companyChange`: changes only the given fields. 200 `companyResponse`, 404
 *   `company-not-found`.
 * - `GET /companies/{accountId}`: `companyResponse`, 404 `company-not-found` for a consumer.
 */
export const companyName = z.string().trim().min(1, 'required').max(200, 'too-long')
export const taxNumber = z.string().trim().max(TAX_NUMBER_MAX, 'too-long')

export const companyDraft = z.object({
  name: companyName,
  standing: z.enum(TRADE_STANDINGS).optional(),
  /** The first address of a new company; ignored if invalid. Missing names default to the owner's. */
  address: addressDraft.optional(),
})

export const companyChange = z
  .strictObject({
    name: companyName,
    standing: z.enum(TRADE_STANDINGS),
    /** Another number ends the exemption, unless the call decides about that too. */
    taxNumber,
    /** Whether the house sells tax-free, and who decided it. */
    exemption: z.strictObject({ isExempt: z.boolean(), decidedBy: z.string().trim().min(1).max(200) }),
  })
  .partial()
export type CompanyChange = z.infer<typeof companyChange>

export const companyResponse = z.object({
  companyId: z.string(),
  locationId: z.string(),
  name: z.string(),
  standing: z.enum(TRADE_STANDINGS),
  /** The customer's role. */
  role: z.enum(COMPANY_ROLES),
  taxNumber: z.string(),
  isTaxExempt: z.boolean(),
})
export type CompanyResponse = z.infer<typeof companyResponse>
