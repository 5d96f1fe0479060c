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
  /** Starts a delay. The returned function resolves when it is over. */
  startDelay(milliseconds: number): () => Promise<void>
  /** Counts attempts, for all processes together. */
  limiter: RateLimiter
  /** The public origin of the provider; it is the issuer. */
  origin: string
  /** Encrypts the private keys that sign id tokens. */
  keySeal: Seal
  /** Encrypts the secrets of one-time codes. */
  secretSeal: Seal
  /** Encrypts the tickets of the pages on which a second factor is given. */
  ticketSeal: Seal
  cookieSecret: string
  /** Former secrets; cookies signed with them are still accepted. */
  oldCookieSecrets?: readonly string[]
  /** Authorizes the server that shows the screens to make the calls of `contracts/identity.ts`. */
  screensToken: string | RotatedSecret
  shopName: string
  /** The language that the owner of an account has chosen for emails; null if they never did. */
  readLanguage(accountId: string): Promise<Result<Language | null, 'account-unavailable'>>
  isBreached(password: string): Promise<boolean>
  sendMail(queryable: Queryable, request: AccountMailRequest): Promise<void>
  /** Removes the emails to a deleted account; `email` is null if the address was never verified. */
  forgetMail(queryable: Queryable, account: { accountId: string; email: string | null }): Promise<void>
  newsletter: Newsletter
  /** Called for unexpected faults; the caller only sees a failure. */
  reportFault(fault: unknown): void
}
