import type { Language } from '#domain/market/language.ts'

export type Caller = {
  readonly accessToken: string
  readonly accountId: string
  readonly email: string
  readonly isEmailVerified: boolean
  /** The language for the names of ordered pieces. If absent, the names at the time of the order are used. */
  readonly language?: Language
}
