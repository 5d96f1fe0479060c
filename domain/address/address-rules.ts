import type { CountryCode } from '../market/market.ts'
import { getPostalCodeRule, hasNoPostalCodes, type PostalCodeRule } from './postal-codes.ts'
import { getZones, type Zone } from './zones.ts'

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'city',
  'zone',
  'postalCode',
  'country',
  'phone',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

export type ZoneKind = 'state' | 'province' | 'prefecture' | 'emirate'

type PlaceLines = readonly (readonly ('city' | 'zone' | 'postalCode')[])[]

/** How a country's addresses are entered and formatted. */
export type AddressRules = {
  readonly fields: readonly AddressField[]
  readonly required: readonly AddressField[]
  readonly postalCode: PostalCodeRule | null
  readonly postalCodeKind: 'zip' | 'postcode' | 'postal-code'
  readonly zones: readonly Zone[]
  readonly zoneKind: ZoneKind | null
  /** Whether labels show the zone's name (Tokyo, Dubai) instead of its code (NY, MI). */
  readonly usesZoneName: boolean
  /** The lines of a label between street and country. */
  readonly placeLines: PlaceLines
}

/** A country's address rules. By default the city is required, any postal code is valid, and there is no zone. */
export function getAddressRules(country: CountryCode): AddressRules {
  const zones = getZones(country)
  const postalCode = getPostalCodeRule(country) ?? null
  const place = getPlaceLines(country)
  return {
    fields: ['firstName', 'lastName', 'company', 'line1', 'line2', ...place.flat(), 'country', 'phone'],
    required: [
      'firstName',
      'lastName',
      'line1',
      ...place.flat().filter((field) => field !== 'postalCode' || postalCode !== null),
      'country',
      'phone',
    ],
    postalCode,
    postalCodeKind: POSTAL_CODE_KINDS[country] ?? 'postal-code',
    zones,
    zoneKind: zones.length > 0 ? (ZONE_KINDS[country] ?? 'province') : null,
    usesZoneName: !ZONES_BY_CODE.has(country),
    placeLines: place,
  }
}

/** Position of the postal code: after the city in English-speaking countries and Japan, before it elsewhere. */
function getPlaceLines(country: CountryCode): PlaceLines {
  if (hasNoPostalCodes(country)) return getZones(country).length > 0 ? [['city'], ['zone']] : [['city']]
  return PLACES[country] ?? [['postalCode', 'city']]
}

const PLACES: { readonly [country in CountryCode]?: PlaceLines } = {
  US: [['city', 'zone', 'postalCode']],
  CA: [['city', 'zone', 'postalCode']],
  AU: [['city', 'zone', 'postalCode']],
  GB: [['city'], ['postalCode']],
  IE: [['city'], ['postalCode']],
  IT: [['postalCode', 'city', 'zone']],
  ES: [['postalCode', 'city'], ['zone']],
  MX: [['postalCode', 'city', 'zone']],
  JP: [['postalCode'], ['zone', 'city']],
  NZ: [['city', 'postalCode']],
  SG: [['city', 'postalCode']],
  IN: [['city', 'postalCode']],
}

const ZONES_BY_CODE: ReadonlySet<CountryCode> = new Set<CountryCode>(['AU', 'CA', 'IT', 'US'])

const POSTAL_CODE_KINDS: { readonly [country in CountryCode]?: 'zip' | 'postcode' } = {
  US: 'zip',
  GB: 'postcode',
  AU: 'postcode',
  NZ: 'postcode',
}

const ZONE_KINDS: { readonly [country in CountryCode]?: ZoneKind } = {
  US: 'state',
  AU: 'state',
  MX: 'state',
  JP: 'prefecture',
  AE: 'emirate',
}
