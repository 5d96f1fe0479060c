import type { CountryCode } from '../market/market.ts'
import { type Money, shareOf } from './money.ts'

/**
 * The content of the line 'taxes and duties' (docs/decisions/0003-taxes-and-duties.md): the tax included in the prices,
 * or that the country collects its own on delivery.
 */
export type TaxLine =
  | { readonly kind: 'included'; readonly ratePercent: number; readonly amount: Money }
  | { readonly kind: 'collected-later' }

/** The tax line of an order to a country; `gross` is the price of goods and delivery. */
export function taxLine(country: CountryCode, gross: Money): TaxLine {
  const ratePercent = vatRatePercent(country)
  if (ratePercent === null) return { kind: 'collected-later' }
  const rate = Math.round(ratePercent * 10)
  return { kind: 'included', ratePercent, amount: shareOf(gross, rate, 1000 + rate) }
}

/** The standard VAT rate included in prices for a country; null if none is. */
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
