import type { CountryCode } from '../market/country-codes.ts'
import { EU_COUNTRIES } from '../market/country-groups.ts'

/** The terms of sale, or those agreed with a trade client. */
export type OrderTerms = {
  readonly kind: 'sale' | 'trade'
  /** Whether the buyer has to accept them with a checkbox; otherwise they apply and are linked. */
  readonly mustBeAccepted: boolean
}

/**
 * Consumers in the European Economic Area, Switzerland, the United Kingdom and the territories that share their law
 * accept the terms explicitly (docs/areas/bag-and-checkout.md); trade clients accepted theirs with their application.
 */
export function getOrderTerms(country: CountryCode, { isTrade }: { isTrade: boolean }): OrderTerms {
  if (isTrade) return { kind: 'trade', mustBeAccepted: false }
  return { kind: 'sale', mustBeAccepted: ACCEPTANCE_COUNTRIES.has(country) }
}

/** `EU_COUNTRIES` (Spec §9) also includes the small states among them, Liechtenstein, Norway and Switzerland. */
// biome-ignore format: reads as a list
const ACCEPTANCE_COUNTRIES: ReadonlySet<CountryCode> = new Set<CountryCode>([
  ...EU_COUNTRIES,
  'GB', 'GI', 'IS', 'SJ',
  // Finnish and French law applies there.
  'AX', 'BL', 'GF', 'GP', 'MF', 'MQ', 'PM', 'RE', 'YT',
])
