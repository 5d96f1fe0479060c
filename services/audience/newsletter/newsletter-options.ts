import type { IssuePost, NewsletterIssueRequest, NewsletterMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { IdTokens } from '#services/kernel/secrets/id-tokens.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { HostedPlatform } from './hosted-consents.ts'

export type FoundPost = IssuePost & { id: string; path: string }

export type NewsletterOptions = {
  serverToken: string | RotatedSecret
  limiter: RateLimiter
  shopName: string
  /** The origin of the shop, to which links in emails lead. */
  shopUrl: string
  sendMail(tx: Queryable, request: NewsletterMailRequest | NewsletterIssueRequest): Promise<void>
  confirmationTokens: IdTokens
  /** Tokens of the links that every email has: to the preferences and to the end of a subscription. */
  subscriptionTokens: IdTokens
  /**
   * Digests of a suppressed address: with the current secret first, then with older secrets that are still accepted.
   */
  digestsOf(email: string): readonly [current: string, ...old: string[]]
  /** The account of an address that its owner has verified; null if there is none. */
  accountOf(email: string): Promise<string | null>
  /** The newest posts of the magazine in a language, with the paths of their pages; null while they cannot be read. */
  findPosts(language: Language): Promise<readonly FoundPost[] | null>
  preview(request: NewsletterIssueRequest): { html: string }
  /** Receives changes of consent; null where audiences are embedded. */
  hosted: HostedPlatform | null
}
