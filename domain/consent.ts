import type { CountryCode } from './market/country-codes.ts'
import { EU_COUNTRIES } from './market/country-groups.ts'

/** What a visitor may be asked to agree to; what the shop needs to work asks nobody. */
export const CONSENT_KINDS = ['analytics', 'marketing'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Where nothing may be kept before it is agreed to: the EU list, and the other lands with the same law. */
const DENIED_BY_DEFAULT: ReadonlySet<CountryCode> = new Set([
  ...EU_COUNTRIES,
  'GB',
  'GG',
  'GI',
  'IM',
  'IS',
  'JE',
])

/**
 * What the visitor has agreed to: what they chose ('analytics.marketing', in any order, or '' for nothing);
 * without a choice, nothing in the listed regions and everything elsewhere (Spec §9).
 */
export function grantedConsents(chosen: string | null, country: CountryCode): readonly ConsentKind[] {
  if (chosen === null) return DENIED_BY_DEFAULT.has(country) ? [] : CONSENT_KINDS
  return CONSENT_KINDS.filter((kind) => chosen.split('.').includes(kind))
}
