import type { AccountMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { Caller } from './caller.ts'
import type { OrderSource } from './orders/order-source.ts'

export type Mailbox = { readonly email: string; readonly language: Language }

export type CustomerOptions = {
  database: Database
  clock: Clock
  /** Null if the token is not valid. */
  authenticate(
    accessToken: string,
  ): Promise<Result<Omit<Caller, 'accessToken'> | null, 'account-unavailable'>>
  orders: OrderSource
  /** The stored cart of the customer with this token (Spec §3), from the platform service. */
  readCartId(accessToken: string): Promise<string | null>
  /** The origin of the storefront, without a trailing slash, for links to orders. */
  shopUrl: string
  shop: { name: string }
  limiter: RateLimiter
  /** Queues an email in a transaction, so that it is sent exactly if the invitation is stored. */
  sendMail(tx: Queryable, request: AccountMailRequest): Promise<void>
  /**
   * The verified email addresses of accounts with their language, from the identity service; without those that are
   * unknown.
   */
  mailboxesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, Mailbox>>
  /** Whether someone belongs to the team, and is removed from it before their data is deleted. */
  isMemberOfTeam(accountId: string): Promise<boolean>
  companyToken: string | RotatedSecret
  /** Called for each bug that a caller only sees as "Unexpected error". */
  reportFault(fault: unknown): void
}
