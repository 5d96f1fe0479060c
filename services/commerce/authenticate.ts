import { GraphQLError } from 'graphql'
import type { Result } from '#domain/result.ts'

/** Resolves the customer of an access token; null if the token is not valid. */
export type Authenticate = (
  customerAccessToken: string,
) => Promise<Result<AuthenticatedCustomer | null, 'account-unavailable'>>

export type AuthenticatedCustomer = {
  customerId: string
  companyLocationIds: readonly string[]
  /** The tax number for which their company is exempt from tax, which may be empty; null or missing if it is not. */
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
