import type { CountryCode } from '../market/market.ts'

/** A country's postal code format: `pattern` matches a normalized code, `example` helps to enter one. */
export type PostalCodeRule = { readonly pattern: RegExp; readonly example: string }

/** The country's rule; undefined if any code is accepted. */
export function getPostalCodeRule(country: CountryCode): PostalCodeRule | undefined {
  return RULES.get(country)
}

/** Countries without postal codes have no field for them in the form. */
export function hasNoPostalCodes(country: CountryCode): boolean {
  return WITHOUT_CODES.has(country)
}

export function normalizePostalCode(text: string, country: CountryCode): string {
  const code = text.trim().toUpperCase().replace(/\s+/g, ' ')
  const split = SPLIT_FORMATS.get(country)
  const compact = code.replace(/[\s-]/g, '')
  return split?.shape.test(compact) ? compact.replace(split.shape, `$1${split.joint}$2`) : code
}

/** Formats in which people often leave out the separator. */
const SPLIT_FORMATS: ReadonlyMap<CountryCode, { shape: RegExp; joint: string }> = new Map([
  ['CA', { shape: /^(\w{3})(\w{3})$/, joint: ' ' }],
  ['GB', { shape: /^(\w{2,4})(\w{3})$/, joint: ' ' }],
  ['IE', { shape: /^(\w{3})(\w{4})$/, joint: ' ' }],
  ['NL', { shape: /^(\d{4})(\D{2})$/, joint: ' ' }],
  ['JP', { shape: /^(\d{3})(\d{4})$/, joint: '-' }],
  ['PL', { shape: /^(\d{2})(\d{3})$/, joint: '-' }],
  ['PT', { shape: /^(\d{4})(\d{3})$/, joint: '-' }],
  ['BR', { shape: /^(\d{5})(\d{3})$/, joint: '-' }],
  ['US', { shape: /^(\d{5})(\d{4})$/, joint: '-' }],
])

// biome-ignore format: one line per country reads as a table
const RULES: ReadonlyMap<CountryCode, PostalCodeRule> = new Map<CountryCode, PostalCodeRule>([
  ['US', { pattern: /^\d{5}(-\d{4})?$/, example: '10012' }],
  ['CA', { pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, example: 'M5V 2T6' }],
  ['GB', { pattern: /^(GIR 0AA|[A-PR-UWYZ]([A-HK-Y]?\d[\dA-Z]?) \d[ABD-HJLNP-UW-Z]{2})$/, example: 'W1S 3PR' }],
  ['AU', { pattern: /^\d{4}$/, example: '2000' }],
  ['IT', { pattern: /^\d{5}$/, example: '20121' }],
  ['DE', { pattern: /^\d{5}$/, example: '10115' }],
  ['FR', { pattern: /^\d{5}$/, example: '75004' }],
  ['ES', { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28001' }],
  ['AT', { pattern: /^[1-9]\d{3}$/, example: '1010' }],
  ['CH', { pattern: /^[1-9]\d{3}$/, example: '8001' }],
  ['LI', { pattern: /^94(8[5-9]|9[0-8])$/, example: '9490' }],
  ['NL', { pattern: /^[1-9]\d{3} [A-Z]{2}$/, example: '1012 AB' }],
  ['BE', { pattern: /^[1-9]\d{3}$/, example: '1000' }],
  ['LU', { pattern: /^(L-)?\d{4}$/, example: '1009' }],
  ['JP', { pattern: /^\d{3}-\d{4}$/, example: '150-0001' }],
  ['DK', { pattern: /^\d{4}$/, example: '1050' }],
  ['SE', { pattern: /^\d{3} ?\d{2}$/, example: '111 29' }],
  ['NO', { pattern: /^\d{4}$/, example: '0150' }],
  ['FI', { pattern: /^\d{5}$/, example: '00100' }],
  ['PT', { pattern: /^\d{4}-\d{3}$/, example: '1100-038' }],
  ['IE', { pattern: /^[AC-FHKNPRTV-Y](\d\d|6W) [0-9AC-FHKNPRTV-Y]{4}$/, example: 'D02 AF30' }],
  ['GR', { pattern: /^\d{3} ?\d{2}$/, example: '105 57' }],
  ['PL', { pattern: /^\d{2}-\d{3}$/, example: '00-029' }],
  ['CZ', { pattern: /^\d{3} ?\d{2}$/, example: '110 00' }],
  ['SK', { pattern: /^\d{3} ?\d{2}$/, example: '811 01' }],
  ['HU', { pattern: /^\d{4}$/, example: '1051' }],
  ['RO', { pattern: /^\d{6}$/, example: '030031' }],
  ['BG', { pattern: /^\d{4}$/, example: '1000' }],
  ['HR', { pattern: /^\d{5}$/, example: '10000' }],
  ['SI', { pattern: /^(SI-)?\d{4}$/, example: '1000' }],
  ['EE', { pattern: /^\d{5}$/, example: '10111' }],
  ['LV', { pattern: /^(LV-)?\d{4}$/, example: 'LV-1050' }],
  ['LT', { pattern: /^(LT-)?\d{5}$/, example: 'LT-01108' }],
  ['CY', { pattern: /^\d{4}$/, example: '1010' }],
  ['MT', { pattern: /^[A-Z]{3} ?\d{4}$/, example: 'VLT 1117' }],
  ['MC', { pattern: /^980\d{2}$/, example: '98000' }],
  ['SM', { pattern: /^4789\d$/, example: '47890' }],
  ['VA', { pattern: /^00120$/, example: '00120' }],
  ['AD', { pattern: /^AD\d{3}$/, example: 'AD500' }],
  ['BR', { pattern: /^\d{5}-\d{3}$/, example: '01310-100' }],
  ['MX', { pattern: /^\d{5}$/, example: '06000' }],
  ['IN', { pattern: /^[1-9]\d{2} ?\d{3}$/, example: '110001' }],
  ['KR', { pattern: /^\d{5}$/, example: '04524' }],
  ['CN', { pattern: /^\d{6}$/, example: '200001' }],
  ['SG', { pattern: /^\d{6}$/, example: '018956' }],
  ['NZ', { pattern: /^\d{4}$/, example: '1010' }],
  ['ZA', { pattern: /^\d{4}$/, example: '8001' }],
  ['TR', { pattern: /^\d{5}$/, example: '34000' }],
  ['IL', { pattern: /^\d{5}(\d{2})?$/, example: '6100001' }],
  ['SA', { pattern: /^\d{5}(-\d{4})?$/, example: '11564' }],
])

// biome-ignore format: reads as a list
const WITHOUT_CODES: ReadonlySet<CountryCode> = new Set<CountryCode>([
  'AE', 'AG', 'AO', 'AW', 'BF', 'BI', 'BJ', 'BO', 'BQ', 'BS', 'BW', 'BZ', 'CD', 'CF', 'CG', 'CI', 'CK', 'CM', 'CW',
  'DJ', 'DM', 'ER', 'FJ', 'GA', 'GD', 'GM', 'GQ', 'GY', 'HK', 'KI', 'KM', 'KN', 'LY', 'ML', 'MO', 'MR', 'MW',
  'NR', 'NU', 'QA', 'RW', 'SB', 'SC', 'SL', 'SR', 'SS', 'ST', 'SX', 'TD', 'TG', 'TK', 'TL', 'TO', 'TV', 'UG', 'VU',
  'YE', 'ZW',
])
