import type { CountryCode } from './market.ts'

export const PAPERS = ['A4', 'LETTER'] as const
export type Paper = (typeof PAPERS)[number]

/** The countries that print on US letter paper. */
const LETTER: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'MX',
  'PR',
  'PH',
  'CL',
  'CO',
  'CR',
  'DO',
  'GT',
  'NI',
  'PA',
  'SV',
  'VE',
])

export function getPaperSize(country: CountryCode): Paper {
  return LETTER.has(country) ? 'LETTER' : 'A4'
}
