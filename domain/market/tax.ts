import { type Money, shareOf } from '../money/money.ts'
import type { CountryCode } from './market.ts'

/**
 * What the line 'taxes and duties' says (docs/areas/markets-and-prices.md): the tax included in the prices, that the
 * country collects its own tax on delivery, or that the buyer is exempt. In the last case `amount` is the included tax
 * that is deducted; null if prices include none.
 */
export type TaxLine =
  | { readonly kind: 'included'; readonly ratePercent: number; readonly amount: Money }
  | { readonly kind: 'collected-later' }
  | { readonly kind: 'exempt'; readonly taxNumber: string; readonly amount: Money | null }

/**
 * `gross` is the price of goods and delivery. `exemptNumber` is the tax number under which the house sells tax-free
 * (docs/areas/trade-and-quotes.md), empty if unknown; null for everyone else.
 */
export function taxLine(country: CountryCode, gross: Money, exemptNumber: string | null = null): TaxLine {
  const ratePercent = vatRatePercent(country)
  const amount = ratePercent === null ? null : includedTax(gross, ratePercent)
  if (exemptNumber !== null) return { kind: 'exempt', taxNumber: exemptNumber, amount }
  return ratePercent === null || amount === null
    ? { kind: 'collected-later' }
    : { kind: 'included', ratePercent, amount }
}

/** The tax that is included in an amount at a rate. */
export function includedTax(gross: Money, ratePercent: number): Money {
  const perMille = Math.round(ratePercent * 10)
  return shareOf(gross, perMille, 1000 + perMille)
}

/** The included tax that is deducted, in minor units; 0 unless the buyer is exempt from it. */
export function deductedTaxMinor(taxes: TaxLine): number {
  return taxes.kind === 'exempt' ? (taxes.amount?.amountMinor ?? 0) : 0
}

/** The standard rate included in prices; null if prices include no tax. */
export function vatRatePercent(country: CountryCode): number | null {
  return VAT_RATES_PERCENT[country] ?? null
}

/** Standard rates of November 2026: the members of the EU, Monaco (French tax) and the United Kingdom. */
// biome-ignore format: reads as a table
const VAT_RATES_PERCENT: { readonly [country in CountryCode]?: number } = {
  AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GR: 24, HR: 25, HU: 27,
  IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23,
  MC: 20, GB: 20,
}
