import type { CountryCode } from '../market/country-codes.ts'
import { EU_COUNTRIES } from '../market/country-groups.ts'

/** What the shop itself needs to work requires no consent. */
export const CONSENT_KINDS = ['analytics', 'marketing'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Countries that require consent before anything is stored: the EU list and others with the same law. */
export const OPT_IN_COUNTRIES: ReadonlySet<CountryCode> = new Set([
  ...EU_COUNTRIES,
  'GB',
  'GG',
  'GI',
  'IM',
  'IS',
  'JE',
])

/** The time zones of the same countries outside `Europe/…`. */
const EUROPEAN_ZONES: ReadonlySet<string> = new Set([
  ...['Africa/Ceuta', 'Arctic/Longyearbyen', 'Asia/Famagusta', 'Asia/Nicosia'],
  ...['Atlantic/Azores', 'Atlantic/Canary', 'Atlantic/Faroe', 'Atlantic/Madeira', 'Atlantic/Reykjavik'],
  ...['America/Cayenne', 'America/Guadeloupe', 'America/Martinique', 'Indian/Mayotte', 'Indian/Reunion'],
])

export type ConsentRegion = {
  readonly country: CountryCode
  /** The browser's time zone, an IANA name; null if unknown. */
  readonly timeZone?: string | null
  /** Whether the browser signals an opt-out of sale and sharing (Global Privacy Control). */
  readonly isOptedOut?: boolean
}

/**
 * Whether consent is required before anything is stored: by the page's country or the browser's time zone.
 */
export function requiresOptIn({ country, timeZone = null }: ConsentRegion): boolean {
  return OPT_IN_COUNTRIES.has(country) || isEuropeanZone(timeZone ?? '')
}

/**
 * The visitor's choice ('analytics.marketing', in any order, or '' for none). Without a choice, nothing is granted in
 * the listed regions and everything elsewhere (Spec §9), unless the browser opts out.
 */
export function grantedConsents(chosen: string | null, region: ConsentRegion): readonly ConsentKind[] {
  if (chosen === null) return requiresOptIn(region) || region.isOptedOut ? [] : CONSENT_KINDS
  return CONSENT_KINDS.filter((kind) => chosen.split('.').includes(kind))
}

export function serializeConsent(kinds: readonly ConsentKind[]): string {
  return CONSENT_KINDS.filter((kind) => kinds.includes(kind)).join('.')
}

function isEuropeanZone(timeZone: string): boolean {
  return timeZone.startsWith('Europe/') || EUROPEAN_ZONES.has(timeZone)
}
