/** The account an access token belongs to, or null if the token is not valid. An option of the service. */
export type Authenticate = (customerAccessToken: string) => Promise<AuthenticatedCustomer | null>

export type AuthenticatedCustomer = {
  customerId: string
  /** The company locations that the customer may buy for. */
  companyLocationIds: readonly string[]
  /** The address of the account, where it is proven to be the customer's. */
  verifiedEmail?: string | null
}
