import type { CountryCode } from '../market/market.ts'
import { vatRatePercent } from '../money/tax.ts'
import { hasSalesTax } from '../trade/resale-certificate.ts'
import { vatCountryOfNumber } from './company-tax-number.ts'

/**
 * Where an exemption counts, which follows from the number that the house decided it for (docs/areas/markets-and-prices.md):
 * in the members of the EU outside the house's own country, in the United Kingdom, in countries with a sales tax, or nowhere.
 */
export type ExemptionArea = 'eu' | 'uk' | 'sales-tax' | 'nowhere'

/**
 * A VAT number of the EU counts in its other countries, where the buyer accounts for the VAT, and a British one in the United Kingdom.
 * Within the house's own country VAT is charged to everyone. Any other number, and none, is that of a resale certificate.
 */
export function exemptionArea(taxNumber: string, home: CountryCode): ExemptionArea {
  const country = vatCountryOfNumber(taxNumber)
  if (country === null) return 'sales-tax'
  if (country === home) return 'nowhere'
  if (country === 'GB') return 'uk'
  return vatRatePercent(country) === null ? 'nowhere' : 'eu'
}

/**
 * The number for which a delivery to `country` is without tax; null if it is not. `exemptNumber` is that of the house's decision, which
 * may be empty; null without one. Where prices include no tax and no sales tax is levied, nothing is charged to anyone.
 */
export function exemptNumberIn(
  country: CountryCode,
  exemptNumber: string | null,
  home: CountryCode,
): string | null {
  if (exemptNumber === null || country === home) return null
  const area = exemptionArea(exemptNumber, home)
  const isVat = vatRatePercent(country) !== null
  const counts = {
    eu: isVat && country !== 'GB',
    uk: country === 'GB',
    'sales-tax': hasSalesTax(country),
    nowhere: false,
  }
  return counts[area] ? exemptNumber : null
}

/**
 * What a tax number does to an exemption from tax, which the house decides for one number: another number ends it until the house
 * has decided again. `taxNumber` is undefined if it does not change.
 */
export function exemptionAfter(
  company: { readonly taxNumber: string },
  taxNumber: string | undefined,
): { isTaxExempt: false; exemptionDecidedBy: null; exemptionDecidedAt: null } | null {
  if (taxNumber === undefined || compactNumber(taxNumber) === compactNumber(company.taxNumber)) return null
  return { isTaxExempt: false, exemptionDecidedBy: null, exemptionDecidedAt: null }
}

/** What has changed of the tax of a company, for those who are to know of it; null for nothing. */
export function taxChange(
  before: { readonly taxNumber: string; readonly isTaxExempt: boolean },
  after: { readonly taxNumber: string; readonly isTaxExempt: boolean },
): 'exempt' | 'taxed' | 'number' | null {
  const isOther = compactNumber(before.taxNumber) !== compactNumber(after.taxNumber)
  if (after.isTaxExempt && (!before.isTaxExempt || isOther)) return 'exempt'
  if (before.isTaxExempt && !after.isTaxExempt) return 'taxed'
  return isOther ? 'number' : null
}

/** A tax number without what people type to make it readable. */
function compactNumber(taxNumber: string): string {
  return taxNumber.replace(/[\s./-]/g, '').toUpperCase()
}
