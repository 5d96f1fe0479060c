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
  /** Returns null if the token is not valid. */
  authenticate(
    accessToken: string,
  ): Promise<Result<Omit<Caller, 'accessToken'> | null, 'account-unavailable'>>
  orders: OrderSource
  /** Reads the stored cart id of the customer with this token (Spec §3) from the platform service. */
  readCartId(accessToken: string): Promise<string | null>
  /** The origin of the storefront, without a trailing slash, for links to orders. */
  shopUrl: string
  shop: { name: string }
  limiter: RateLimiter
  /** Queues an email in a transaction, so that it is sent if and only if the transaction is committed. */
  sendMail(tx: Queryable, request: AccountMailRequest): Promise<void>
  /**
   * Returns the verified email addresses and languages of accounts from the identity service. Unknown accounts are
   * omitted.
   */
  findMailboxes(accountIds: readonly string[]): Promise<ReadonlyMap<string, Mailbox>>
  /**
   * Returns whether the account belongs to the team. A team member must leave the team before their data can be
   * deleted.
   */
  isMemberOfTeam(accountId: string): Promise<boolean>
  companyToken: string | RotatedSecret
  /** Called for unexpected errors, which callers only see as "Unexpected error". */
  reportError(error: unknown): void
}
