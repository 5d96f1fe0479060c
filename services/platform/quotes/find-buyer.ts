import { isCountryCode } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import type { QuotesOptions } from './quotes-options.ts'
import type { QuoteRow } from './read-quote.ts'

/** The company that the client of a quote buys for; null for a consumer and a guest. */
export async function findBuyer(
  { buyerOf }: Pick<QuotesOptions, 'buyerOf'>,
  { request: { accountId, country } }: QuoteRow,
): ReturnType<QuotesOptions['buyerOf']> {
  return accountId === null || !isCountryCode(country) ? ok(null) : buyerOf(accountId, country)
}
