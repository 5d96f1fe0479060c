import { GraphQLError } from 'graphql'
import type { Result } from '#domain/result.ts'

/** Resolves the customer of an access token; null if the token is not valid. */
export type Authenticate = (
  customerAccessToken: string,
) => Promise<Result<AuthenticatedCustomer | null, 'account-unavailable'>>

export type AuthenticatedCustomer = {
  customerId: string
  companyLocationIds: readonly string[]
  /** The tax number (possibly empty) that exempts their company from tax; null or absent if it is not exempt. */
  exemptNumber?: string | null
  verifiedEmail?: string | null
}

/** Throws if the account is unavailable. */
export async function authenticateOrThrow(
  { authenticate }: { authenticate: Authenticate },
  customerAccessToken: string,
): Promise<AuthenticatedCustomer | null> {
  const customer = await authenticate(customerAccessToken)
  if (customer.ok) return customer.value
  throw new GraphQLError('The account of the customer cannot be read', {
    extensions: { code: 'SERVICE_UNAVAILABLE' },
  })
}
