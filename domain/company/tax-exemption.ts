import type { CountryCode } from '../market/market.ts'
import { vatRatePercent } from '../market/tax.ts'
import { hasSalesTax } from '../trade/resale-certificate.ts'
import { vatCountryOfNumber } from './company-tax-number.ts'

/**
 * Where an exemption applies, which follows from the number it was granted for (docs/areas/markets-and-prices.md): in
 * EU members outside the house's own country, in the United Kingdom, in countries with a sales tax, or nowhere.
 */
export type ExemptionArea = 'eu' | 'uk' | 'sales-tax' | 'nowhere'

/**
 * An EU VAT number counts in the other EU countries, where the buyer accounts for the VAT, and a British one in the
 * United Kingdom. Within the house's own country VAT is charged to everyone. Any other number, or none, is treated as
 * that of a resale certificate.
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
 * How a new tax number affects an exemption, which the house grants for one number: another number ends it until the
 * house decides again. `taxNumber` is undefined if it does not change.
 */
export function exemptionAfter(
  company: { readonly taxNumber: string },
  taxNumber: string | undefined,
): { isTaxExempt: false; exemptionDecidedBy: null; exemptionDecidedAt: null } | null {
  if (taxNumber === undefined || compactNumber(taxNumber) === compactNumber(company.taxNumber)) return null
  return { isTaxExempt: false, exemptionDecidedBy: null, exemptionDecidedAt: null }
}

/** The change in a company's tax data that has to be reported; null for none. */
export function taxChange(
  before: { readonly taxNumber: string; readonly isTaxExempt: boolean },
  after: { readonly taxNumber: string; readonly isTaxExempt: boolean },
): 'exempt' | 'taxed' | 'number' | null {
  const isOther = compactNumber(before.taxNumber) !== compactNumber(after.taxNumber)
  if (after.isTaxExempt && (!before.isTaxExempt || isOther)) return 'exempt'
  if (before.isTaxExempt && !after.isTaxExempt) return 'taxed'
  return isOther ? 'number' : null
}

/** Removes the separators that people type to make a tax number readable. */
function compactNumber(taxNumber: string): string {
  return taxNumber.replace(/[\s./-]/g, '').toUpperCase()
}
