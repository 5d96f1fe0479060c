import { z } from 'zod'

/** Where the Customer Account GraphQL API answers, below the address of the service. */
export const customerGraphqlPath = (version: string) => `/account/customer/api/${version}/graphql`

/** Spec §7: what the platform keeps with a customer; on the wire they are metafields of this namespace. */
export const CUSTOMER_ATTRIBUTES = ['language', 'cartId'] as const
export type CustomerAttribute = (typeof CUSTOMER_ATTRIBUTES)[number]
export const CUSTOMER_ATTRIBUTE_NAMESPACE = 'custom'

/**
 * Calls of our own beside the GraphQL API.
 *
 * - `DELETE /account` with the customer's `Authorization`: everything kept about them here goes, and their orders
 *   become nobody's (`contracts/customer-orders.ts`). 204.
 * - `PUT /companies/{accountId}` with `Authorization: Bearer {company token}`: the customer buys for a company, at
 *   one location. Answers its ids. Asked again, the company is renamed.
 */
export const companyDraft = z.object({ name: z.string().trim().min(1).max(200) })
export const companyAnswer = z.object({ companyId: z.string(), locationId: z.string() })
