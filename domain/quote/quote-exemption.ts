import type { CountryCode } from '../market/market.ts'
import { type TaxLine, taxLine } from '../market/tax.ts'
import { type Currency, money } from '../money/money.ts'
import { type CountedOffer, quoteTotals } from './quote-totals.ts'

/** The tax exemption of an offer, with the tax that its prices include; null if they include none. */
type QuoteExemption = NonNullable<CountedOffer['exemption']>

type Market = { country: CountryCode; currency: Currency }

/** The exemption of an offer; undefined if the client has none in `country` (`exemptNumber` is null). */
export function quoteExemption(
  { lines, shipping }: Omit<CountedOffer, 'exemption'>,
  { country, currency, exemptNumber }: Market & { exemptNumber: string | null },
): QuoteExemption | undefined {
  if (exemptNumber === null) return undefined
  const { totalMinor } = quoteTotals({ lines, shipping })
  const taxes = taxLine(country, money(totalMinor, currency), exemptNumber)
  const amount = taxes.kind === 'exempt' ? taxes.amount : null
  return { taxNumber: exemptNumber, takenOffMinor: amount?.amountMinor ?? null }
}

/** The tax line of an offer, the same as that of the order it becomes (docs/areas/markets-and-prices.md). */
export function quoteTaxes(offer: CountedOffer, { country, currency }: Market): TaxLine {
  const { exemption } = offer
  if (!exemption) return taxLine(country, money(quoteTotals(offer).totalMinor, currency))
  const { taxNumber, takenOffMinor } = exemption
  return {
    kind: 'exempt',
    taxNumber,
    amount: takenOffMinor === null ? null : money(takenOffMinor, currency),
  }
}
