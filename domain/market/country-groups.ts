import type { CountryCode } from './country-codes.ts'

/**
 * Spec §9: the EU country list of 34 codes: the 27 members, the four small states that use the euro by treaty, and the
 * three neighbors on the mainland (docs/areas/markets-and-prices.md).
 */
// biome-ignore format: reads as a list
export const EU_COUNTRIES = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU',
  'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
  'AD', 'MC', 'SM', 'VA', 'CH', 'LI', 'NO',
] as const satisfies readonly CountryCode[]

/** European countries and French departments outside the EU list that also pay in euro (Spec §9). */
// biome-ignore format: reads as a list
const OTHER_EURO_COUNTRIES = [
  'AL', 'AX', 'BA', 'FO', 'GG', 'GI', 'IM', 'IS', 'JE', 'ME', 'MK', 'RS', 'SJ',
  'BL', 'GF', 'GP', 'MF', 'MQ', 'PM', 'RE', 'YT',
] as const satisfies readonly CountryCode[]

/** Spec §9: EUR for most European countries. */
export const EURO_COUNTRIES: readonly CountryCode[] = [...EU_COUNTRIES, ...OTHER_EURO_COUNTRIES]

/** Spec §9: Middle East countries. */
export const MIDDLE_EAST = ['AE', 'BH', 'KW', 'OM', 'QA', 'SA'] as const satisfies readonly CountryCode[]

/** The Americas, served by the New York sales line. */
// biome-ignore format: reads as a list
export const AMERICAS = [
  'US', 'CA', 'MX', 'AG', 'AI', 'AR', 'AW', 'BB', 'BM', 'BO', 'BQ', 'BR', 'BS', 'BZ', 'CL', 'CO', 'CR',
  'CW', 'DM', 'DO', 'EC', 'FK', 'GD', 'GT', 'GY', 'HN', 'HT', 'JM', 'KN', 'KY', 'LC', 'MS', 'NI',
  'PA', 'PE', 'PY', 'SR', 'SV', 'SX', 'TC', 'TT', 'UY', 'VC', 'VE', 'VG', 
] as const satisfies readonly CountryCode[]

/** The United Kingdom's islands and Gibraltar: served, like Ireland, by the London sales line. */
export const LONDON_LINE = ['GB', 'GG', 'GI', 'IE', 'IM', 'JE'] as const satisfies readonly CountryCode[]

/** France, Monaco and the French departments and territories: served by the French sales line. */
// biome-ignore format: reads as a list
export const FRENCH_LINE = [
  'FR', 'MC', 'BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT',
] as const satisfies readonly CountryCode[]

/**
 * Countries that use the 12-hour clock. CA, MX and US are from Spec §9; the others follow CLDR for English, Arabic,
 * Hindi and Spanish speaking countries.
 */
// biome-ignore format: reads as a list
export const TWELVE_HOUR_COUNTRIES = [
  'CA', 'MX', 'US',
  'AE', 'AU', 'BD', 'BH', 'BM', 'BS', 'CO', 'DO', 'EG', 'HN', 'IN', 'IQ', 'JM', 'JO', 'KR', 'KW', 'KY',
  'LB', 'LY', 'MY', 'NI', 'NZ', 'OM', 'PA', 'PH', 'PK', 'PS', 'QA', 'SA', 'SD', 'SG', 'SV', 'TT', 'TW',
  'VE', 'YE',
] as const satisfies readonly CountryCode[]
