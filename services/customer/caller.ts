import type { Language } from '#domain/market/language.ts'

export type Caller = {
  readonly accessToken: string
  readonly accountId: string
  readonly email: string
  readonly isEmailVerified: boolean
  /** The language of the names of ordered pieces. If absent, they stay as they were ordered. */
  readonly language?: Language
}
