import { customerGraphqlPath } from '#contracts/customer.ts'

/** The paths of the GraphQL services on the shop's own origin. */
export const STOREFRONT_API = '/services/commerce/api/2025-04/graphql.json'
export const CUSTOMER_API = `/services/customer${customerGraphqlPath('2025-04')}`
export const AUDIENCE_API = '/services/audience/graphql'
export const CONTENT_QUERY = '/services/content/v2025-02-19/data/query/production'
