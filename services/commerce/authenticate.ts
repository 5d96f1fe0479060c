/** Resolves the account of an access token, or null if the token is not valid. An option of the service. */
export type Authenticate = (customerAccessToken: string) => Promise<AuthenticatedCustomer | null>

export type AuthenticatedCustomer = {
  customerId: string
  /** The company locations that the customer may buy for. */
  companyLocationIds: readonly string[]
  /** The email address of the account, if it is verified. */
  verifiedEmail?: string | null
}
