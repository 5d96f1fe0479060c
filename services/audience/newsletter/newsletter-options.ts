import type { IssuePost, NewsletterIssueRequest, NewsletterMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { IdTokens } from '#services/kernel/secrets/id-tokens.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { HostedPlatform } from './hosted-consents.ts'

export type NewsletterPost = IssuePost & { id: string; path: string }

export type NewsletterOptions = {
  serverToken: string | RotatedSecret
  limiter: RateLimiter
  shopName: string
  /** The origin of the shop, used for links in emails. */
  shopUrl: string
  sendMail(tx: Queryable, request: NewsletterMailRequest | NewsletterIssueRequest): Promise<void>
  confirmationTokens: IdTokens
  /** Creates the tokens for the preferences and unsubscribe links in every email. */
  subscriptionTokens: IdTokens
  /**
   * Returns the digests of an email address: first with the current secret, then with older secrets that are still
   * accepted.
   */
  createDigests(email: string): readonly [current: string, ...old: string[]]
  /** Returns the account with this verified address, or null if there is none. */
  findVerifiedAccountId(email: string): Promise<string | null>
  /** Returns the newest magazine posts in a language with their page paths, or null if they cannot be read. */
  findPosts(language: Language): Promise<readonly NewsletterPost[] | null>
  preview(request: NewsletterIssueRequest): { html: string }
  /** Receives consent changes. Null if audiences are embedded. */
  hosted: HostedPlatform | null
}
