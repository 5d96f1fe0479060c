import type { MakeDocument } from '#contracts/document.ts'
import type { QuoteMailRequest } from '#contracts/mail.ts'
import type { AgreedOrders } from '#contracts/order/agreed-order.ts'
import type { QuotePiece } from '#contracts/team/quote.ts'
import type { House } from '#domain/house/house.ts'
import type { Language } from '#domain/market/language.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { IdTokens } from '#services/kernel/secrets/id-tokens.ts'

export type QuotesOptions = {
  limiter: RateLimiter
  house: Pick<House, 'name' | 'contact' | 'timeZone' | 'languages'>
  /** The origin of the shop, for links in emails. */
  shopUrl: string
  /** Queues an email in a transaction, so that it is sent if and only if the change is stored. */
  sendMail(tx: Queryable, request: QuoteMailRequest): Promise<void>
  /** Tokens for the pages on which guests read their quotes. */
  tokens: IdTokens
  /** Returns the email address of a request's conversation, or null if no emails are received. */
  getReplyAddress(requestNumber: string): string | null
  /** Returns public prices in minor units, by variant. Omits variants that are upon request or not sold. */
  publicPrices(
    variantIds: readonly string[],
    market: { country: CountryCode; currency: Currency },
  ): Promise<ReadonlyMap<string, number>>
  /** Returns the days until products ship, by product. Omits those ready to ship or without a known lead time. */
  leadTimes(productIds: readonly string[], country: CountryCode): Promise<ReadonlyMap<string, number>>
  /** Returns which of these variants are sold out in a country, or none if the commerce service does not respond. */
  soldOut(variantIds: readonly string[], country: CountryCode): Promise<readonly string[]>
  /** Returns the variants found by a text or a SKU, best first, or null if the commerce service does not respond. */
  findPieces(
    text: string,
    market: { country: CountryCode; language: Language; currency: Currency },
  ): Promise<readonly Pick<QuotePiece, 'piece' | 'publicMinor' | 'leadTimeDays' | 'isSoldOut'>[] | null>
  /**
   * Returns the company location for which an account buys at trade prices, or null for all other accounts.
   * `exemptNumber` is the tax number that makes the company exempt in `country`, or null if it is not exempt.
   */
  findBuyer(
    accountId: string,
    country: CountryCode,
  ): Promise<Result<{ companyLocationId: string; exemptNumber: string | null } | null, 'account-unavailable'>>
  /** Orders at agreed prices, in the commerce service. */
  agreedOrders: AgreedOrders
  makeDocument: MakeDocument
  /** Returns the names of team members, by account. */
  memberNames(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export type QuoteStore = { database: Database; clock: Clock; quotes: QuotesOptions }
