/** Someone who has signed in, as the identity service knows them. */
export type Caller = {
  /** What they came with. */
  readonly accessToken: string
  readonly accountId: string
  readonly email: string
  readonly isEmailVerified: boolean
}
