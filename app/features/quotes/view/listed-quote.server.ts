import { formatDate, formatMoney } from '#app/i18n/format/format.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { QuoteSummary } from '#contracts/quote.ts'
import type { House } from '#domain/house/house.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { type CountryCode, isCountryCode } from '#domain/market/market.ts'
import type { QuoteState } from '#domain/quote/quote-lifecycle.ts'
import { isQuoteExpired } from '#domain/quote/quote-validity.ts'

/** `state` is `expired` from the day after the last day of validity. */
export type ListedQuote = {
  readonly number: string
  /** Empty if the client named none. */
  readonly project: string
  readonly state: QuoteState
  readonly validUntil: string
  readonly total: string
}

export function toListedQuote(
  quote: QuoteSummary,
  { visitor, house, now }: { visitor: Pick<Visitor, 'language'>; house: Pick<House, 'timeZone'>; now: Date },
): ListedQuote {
  const { number, project, validUntil, totalMinor, currency } = quote
  const { tag } = quoteLocale(quote, visitor)
  return {
    number,
    project,
    state: isQuoteExpired(quote, houseDay(house, now)) ? 'expired' : quote.state,
    validUntil: formatDate(validUntil, tag),
    total: formatMoney({ amountMinor: totalMinor, currency }, tag),
  }
}

/** Returns the quote's country, and the language tag of its amounts and dates: the page's language in that country. */
export function quoteLocale(
  { country }: Pick<QuoteSummary, 'country'>,
  { language }: Pick<Visitor, 'language'>,
): { tag: string; country: CountryCode } {
  if (!isCountryCode(country)) throw new Error(`Quote for an unknown country: ${country}`)
  return { tag: toLanguageTag({ language, country }), country }
}
