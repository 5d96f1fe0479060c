import type { AccountMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'

export type IdentityOptions = {
  database: Database
  clock: Clock
  /** Counts attempts, for all processes together. */
  limiter: RateLimiter
  /** Scheme, host and port under which the provider is reached; it is the issuer. */
  origin: string
  /** Seals the private keys that sign id tokens. */
  keySeal: Seal
  /** Signs the cookies of the provider. */
  cookieSecret: string
  /** Secrets before it: cookies that they signed are still read. */
  oldCookieSecrets?: readonly string[]
  /** Opens the calls of `contracts/identity.ts` to the server that shows the screens. */
  screensToken: string | RotatedSecret
  shopName: string
  /** The language that the owner of an account has chosen to be written in; null for who never did. */
  readLanguage(accountId: string): Promise<Language | null>
  /** Whether a password became public in a breach, as far as is known. */
  isBreached(password: string): Promise<boolean>
  sendMail(queryable: Queryable, request: AccountMailRequest): Promise<void>
  /** Removes the emails to an account that is gone; `email` is null when the address was never proven to be its own. */
  forgetMail(queryable: Queryable, account: { accountId: string; email: string | null }): Promise<void>
  /** Called for unexpected faults; the caller gets a plain failure. */
  reportFault(fault: unknown): void
}
