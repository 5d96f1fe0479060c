import { isCountryCode } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import type { QuotesOptions } from './quotes-options.ts'
import type { QuoteRow } from './read-quote.ts'

/** Finds the company for which the client of a quote buys, or null for a consumer or a guest. */
export async function findBuyer(
  { findBuyer }: Pick<QuotesOptions, 'findBuyer'>,
  { request: { accountId, country } }: QuoteRow,
): ReturnType<QuotesOptions['findBuyer']> {
  return accountId === null || !isCountryCode(country) ? ok(null) : findBuyer(accountId, country)
}
