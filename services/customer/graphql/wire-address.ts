import {
  type Address,
  type AddressDraft,
  type AddressErrorCode,
  formatAddress,
} from '#domain/address/address.ts'
import type { AddressField } from '#domain/address/address-rules.ts'
import { findZone } from '#domain/address/zones.ts'
import { countryName } from '#domain/market/market.ts'
import type { UserError } from './execution.ts'

/** The supported part of `CustomerAddressInput`. Missing fields are not changed. */
export type AddressInput = { readonly [field in (typeof WIRE_FIELDS)[AddressField]]?: string | null }

const WIRE_FIELDS = {
  firstName: 'firstName',
  lastName: 'lastName',
  company: 'company',
  line1: 'address1',
  line2: 'address2',
  city: 'city',
  zone: 'zoneCode',
  postalCode: 'zip',
  country: 'territoryCode',
  phone: 'phoneNumber',
} as const satisfies Record<AddressField, string>

/** Returns a `CustomerAddress`. Country and zone names are in English, because the API has no language. */
export function toWireAddress(id: string, address: Address) {
  const country = countryName(address.country, 'en')
  const province = findZone(address.country, address.zone)?.name ?? null
  return {
    id,
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company || null,
    name: `${address.firstName} ${address.lastName}`.trim(),
    address1: address.line1,
    address2: address.line2 || null,
    city: address.city,
    zip: address.postalCode || null,
    zoneCode: address.zone || null,
    province,
    country,
    territoryCode: address.country,
    phoneNumber: address.phone || null,
    formattedArea: [address.city, province, country].filter(Boolean).join(', '),
    formatted: ({ withName, withCompany }: { withName: boolean; withCompany: boolean }) => {
      const nameOverride = withName ? {} : { firstName: '', lastName: '' }
      const shown = { ...address, ...nameOverride, ...(!withCompany && { company: '' }) }
      return [...formatAddress(shown), country]
    },
  }
}

export function toDraft(input: AddressInput, before: Address | null): AddressDraft {
  const entries = Object.entries(WIRE_FIELDS).map(([field, name]) => {
    const given = input[name]
    return [field, given === undefined ? before?.[field as AddressField] : (given ?? '')] as const
  })
  return Object.fromEntries(entries)
}

/** Converts a violation of the country's address rules to the error codes of the official schema. */
export function toAddressError({ field, code }: { field: AddressField; code: AddressErrorCode }): UserError {
  const name = WIRE_FIELDS[field]
  return { field: ['address', name], code: wireCode(field, code), message: `${name}: ${code}` }
}

function wireCode(field: AddressField, code: AddressErrorCode): string {
  if (code === 'required') return MISSING[field] ?? 'REQUIRED'
  return CODES[code]
}

const MISSING: { readonly [field in AddressField]?: string } = {
  line1: 'ADDRESS1_MISSING',
  zone: 'ZONE_CODE_MISSING',
  country: 'TERRITORY_CODE_MISSING',
}

const CODES = {
  'too-long': 'TOO_LONG',
  'country-not-served': 'INVALID_TERRITORY_CODE',
  'postal-code-invalid': 'INVALID_FOR_COUNTRY',
  'zone-unknown': 'INVALID_FOR_COUNTRY',
  'phone-invalid': 'PHONE_NUMBER_NOT_VALID',
} as const
