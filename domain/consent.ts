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

/** Time zones of the same lands outside Europe's own (`Europe/…`). */
const EUROPEAN_ZONES: ReadonlySet<string> = new Set([
  ...['Africa/Ceuta', 'Arctic/Longyearbyen', 'Asia/Famagusta', 'Asia/Nicosia'],
  ...['Atlantic/Azores', 'Atlantic/Canary', 'Atlantic/Faroe', 'Atlantic/Madeira', 'Atlantic/Reykjavik'],
  ...['America/Cayenne', 'America/Guadeloupe', 'America/Martinique', 'Indian/Mayotte', 'Indian/Reunion'],
])

/** What tells under which law a visitor looks at a page. */
export type ConsentRegion = {
  /** The shipping country of the page. */
  readonly country: CountryCode
  /** The browser's own, an IANA name; null where nobody asked it. */
  readonly timeZone?: string | null
  /** The browser says for its owner that nothing may be sold or shared (Global Privacy Control). */
  readonly isOptedOut?: boolean
}

/** Whether a visitor has to be asked before anything is kept: by the country of the page, or by where their clock stands. */
export function requiresOptIn({ country, timeZone = null }: ConsentRegion): boolean {
  return DENIED_BY_DEFAULT.has(country) || isEuropeanZone(timeZone ?? '')
}

/**
 * What the visitor has agreed to: what they chose ('analytics.marketing', in any order, or '' for nothing);
 * without a choice, nothing in the listed regions and everything elsewhere (Spec §9), unless the browser says no.
 */
export function grantedConsents(chosen: string | null, region: ConsentRegion): readonly ConsentKind[] {
  if (chosen === null) return requiresOptIn(region) || region.isOptedOut ? [] : CONSENT_KINDS
  return CONSENT_KINDS.filter((kind) => chosen.split('.').includes(kind))
}

/** A choice as its cookie keeps it. */
export function writtenChoice(kinds: readonly ConsentKind[]): string {
  return CONSENT_KINDS.filter((kind) => kinds.includes(kind)).join('.')
}

function isEuropeanZone(timeZone: string): boolean {
  return timeZone.startsWith('Europe/') || EUROPEAN_ZONES.has(timeZone)
}
