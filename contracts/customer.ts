import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'

/** Relative to the service's URL. */
export const customerGraphqlPath = (version: string) => `/account/customer/api/${version}/graphql`

/**
 * Named values stored with a customer (Spec §7, and the standing of a trade client's application: §4); on the wire they
 * are metafields of this namespace. The customer can only write the language.
 */
export const CUSTOMER_ATTRIBUTES = ['language', 'cartId', 'tradeStanding'] as const
export type CustomerAttribute = (typeof CUSTOMER_ATTRIBUTES)[number]
export const CUSTOMER_ATTRIBUTE_NAMESPACE = 'custom'

/**
 * Our additions to the GraphQL API.
 * - `DELETE /account` with the customer's `Authorization`: deletes all their data and detaches their orders
 *   (`contracts/order/customer-orders.ts`). 204; 403 `member-of-team` for a team member.
 * - `/companies/…` with `Authorization: Bearer {company token}`: `contracts/company.ts`.
 * - `GET /languages/{accountId}` with the same token: the language that the customer chose for emails; 404
 *   `language-unknown` if they never chose one.
 */
export const languageResponse = z.object({ language: z.enum(LANGUAGES) })
