/** A signed-in customer, as authenticated by the identity service. */
export type Caller = {
  /** The access token of the request. */
  readonly accessToken: string
  readonly accountId: string
  readonly email: string
  readonly isEmailVerified: boolean
}
