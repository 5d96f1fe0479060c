import type { AccountMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import type { Newsletter } from './accounts/newsletter.ts'

export type IdentityOptions = {
  database: Database
  clock: Clock
  /** Starts a delay and returns a function whose promise resolves when the delay is over. */
  startDelay(milliseconds: number): () => Promise<void>
  /** Counts attempts across all processes. */
  limiter: RateLimiter
  /** The public origin of the provider, which is also the issuer. */
  origin: string
  /** Encrypts the private keys that sign id tokens. */
  keySeal: Seal
  /** Encrypts the secrets of one-time codes. */
  secretSeal: Seal
  /** Encrypts the tickets of the pages on which a second factor is confirmed. */
  ticketSeal: Seal
  cookieSecret: string
  /** Former secrets. Cookies signed with them are still accepted. */
  oldCookieSecrets?: readonly string[]
  /** Authorizes the server that renders the screens to make the calls in `contracts/identity.ts`. */
  screensToken: string | RotatedSecret
  shopName: string
  /** Returns the language that an account's owner chose for emails, or null if they never did. */
  readLanguage(accountId: string): Promise<Result<Language | null, 'account-unavailable'>>
  isBreached(password: string): Promise<boolean>
  sendMail(queryable: Queryable, request: AccountMailRequest): Promise<void>
  /** Removes the emails to a deleted account. `email` is null if the address was never verified. */
  forgetMail(queryable: Queryable, account: { accountId: string; email: string | null }): Promise<void>
  newsletter: Newsletter
  /** Called for unexpected errors, whose details are not sent to the caller. */
  reportError(error: unknown): void
}
