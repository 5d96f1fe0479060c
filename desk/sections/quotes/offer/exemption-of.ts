import type { TeamQuote } from '#contracts/team/quote.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { quoteExemption } from '#domain/quote/quote-exemption.ts'
import type { CountedOffer } from '#domain/quote/quote-totals.ts'

/** The exemption if the draft is sent now. */
export function exemptionOf({ country, currency, detail }: TeamQuote, draft: CountedOffer) {
  if (!isCountryCode(country)) return undefined
  return quoteExemption(draft, { country, currency, exemptNumber: detail?.exemptNumber ?? null })
}
