import type { Language } from '#domain/market/language.ts'

/** A signed-in customer, as authenticated by the identity service. */
export type Caller = {
  /** The access token of the request. */
  readonly accessToken: string
  readonly accountId: string
  readonly email: string
  readonly isEmailVerified: boolean
  /** In which the names of ordered pieces are read; absent: as they were ordered. */
  readonly language?: Language
}
