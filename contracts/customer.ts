import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'

/** Path of the Customer Account GraphQL API, below the URL of the service. */
export const customerGraphqlPath = (version: string) => `/account/customer/api/${version}/graphql`

/**
 * Named values stored with a customer (Spec §7, and the standing of a trade client's application: §4); on the
 * wire they are metafields of this namespace. The customer can write only the language.
 */
export const CUSTOMER_ATTRIBUTES = ['language', 'cartId', 'tradeStanding'] as const
export type CustomerAttribute = (typeof CUSTOMER_ATTRIBUTES)[number]
export const CUSTOMER_ATTRIBUTE_NAMESPACE = 'custom'

/**
 * Our additions to the GraphQL API.
 * - `DELETE /account` with the customer's `Authorization`: deletes all their data and detaches their orders
 *   (`contracts/order/customer-orders.ts`). 204.
 * - `PUT /companies/{accountId}` with `Authorization: Bearer {company token}`: sets the company that the
 *   customer buys for, at one location, and the standing of their application; without a standing, a new one
 *   is pending and an existing one is not changed. Returns the company. A further call renames the company.
 *   It gives no access until the account's address is verified (`grantedStanding`).
 * - `GET /companies/{accountId}` with the same token: the company, 404 `company-not-found` for a consumer.
 * - `GET /languages/{accountId}` with the same token: the language that the customer has chosen for emails;
 *   404 `language-unknown` if they never did.
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
