import type { NewsletterMailRequest } from '#contracts/mail.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { IdTokens } from '#services/kernel/secrets/id-tokens.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { HostedPlatform } from './hosted-consents.ts'

/** What the newsletter needs besides the database. */
export type NewsletterOptions = {
  /** Authorizes the servers of the shop. */
  serverToken: string | RotatedSecret
  limiter: RateLimiter
  shopName: string
  /** The origin of the shop, to which links in emails lead. */
  shopUrl: string
  /** Queues an email in a transaction. */
  sendMail(tx: Queryable, request: NewsletterMailRequest): Promise<void>
  /** Tokens of the links that confirm a subscription. */
  confirmationTokens: IdTokens
  /** Tokens of the links that every email has: to the preferences and to the end of a subscription. */
  subscriptionTokens: IdTokens
  /** Digests of a suppressed address: with the current secret first, then with those that are still accepted. */
  digestsOf(email: string): readonly [current: string, ...old: string[]]
  /** Receives changes of consent; null where audiences are embedded. */
  hosted: HostedPlatform | null
}
