import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'

/** Path of the Customer Account GraphQL API, below the address of the service. */
export const customerGraphqlPath = (version: string) => `/account/customer/api/${version}/graphql`

/**
 * What is stored with a customer by name (Spec §7, and the standing of a trade client's application: §4); on the wire
 * they are metafields of this namespace. The customer writes only the language.
 */
export const CUSTOMER_ATTRIBUTES = ['language', 'cartId', 'tradeStanding'] as const
export type CustomerAttribute = (typeof CUSTOMER_ATTRIBUTES)[number]
export const CUSTOMER_ATTRIBUTE_NAMESPACE = 'custom'

/**
 * Calls of our own beside the GraphQL API.
 *
 * - `DELETE /account` with the customer's `Authorization`: everything kept about them here goes, and their orders
 *   become no one's (`contracts/order/customer-orders.ts`). 204.
 * - `PUT /companies/{accountId}` with `Authorization: Bearer {company token}`: the customer buys for a company, at
 *   one location, and their application stands so; without a standing it is pending at first, and stays as it is
 *   later. Returns the company. Called again, it renames the company. It opens nothing until the account has proven its address
 *   (`grantedStanding`).
 * - `GET /companies/{accountId}` with the same token: the company, 404 `company-not-found` for a consumer.
 * - `GET /languages/{accountId}` with the same token: the language that the customer has chosen to be written in; 404
 *   `language-unknown` for who never did.
 */
export const companyDraft = z.object({
  name: z.string().trim().min(1).max(200),
  standing: z.enum(TRADE_STANDINGS).optional(),
})
export const companyResponse = z.object({
  companyId: z.string(),
  locationId: z.string(),
  standing: z.enum(TRADE_STANDINGS),
})
export type CompanyResponse = z.infer<typeof companyResponse>

export const languageResponse = z.object({ language: z.enum(LANGUAGES) })
