import { type CountryCode, isCountryCode } from '../market/market.ts'
import { type AddressField, getAddressRules } from './address-rules.ts'
import { normalizePostalCode } from './postal-codes.ts'
import { findZone } from './zones.ts'

/** Fields that do not apply are empty; `zone` is the code of one of the country's zones. */
export type Address = { readonly [field in Exclude<AddressField, 'country'>]: string } & {
  readonly country: CountryCode
}

export type AddressDraft = { readonly [field in AddressField]?: string | undefined }

export type AddressErrorCode =
  | 'required'
  | 'too-long'
  | 'country-not-served'
  | 'postal-code-invalid'
  | 'zone-unknown'
  | 'phone-invalid'
export type AddressError = { readonly field: AddressField; readonly code: AddressErrorCode }

/** The maximum length of a line on a carrier's label. */
export const ADDRESS_LINE_CAP = 100

/** The errors of an address, at most one per field, in the order of the form; empty if it is valid. */
export function validateAddress(draft: AddressDraft): AddressError[] {
  const country = draft.country ?? ''
  if (!isCountryCode(country))
    return [{ field: 'country', code: country ? 'country-not-served' : 'required' }]
  return getAddressRules(country).fields.flatMap((field) => {
    const code = fieldError(field, (draft[field] ?? '').trim(), country)
    return code === null ? [] : [{ field, code }]
  })
}

/**
 * Trims whitespace, formats the postal code, resolves the zone to its code and empties fields that the country does not
 * use. Expects an address that passed `validateAddress`.
 */
export function normalizeAddress(draft: AddressDraft, country: CountryCode): Address {
  const { fields } = getAddressRules(country)
  const text = (field: AddressField) => (fields.includes(field) ? (draft[field] ?? '').trim() : '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    zone: findZone(country, text('zone'))?.code ?? '',
    postalCode: normalizePostalCode(text('postalCode'), country),
    country,
    phone: text('phone'),
  }
}

/** The lines of the address in the country's format, without the country's name. */
export function formatAddress(address: Address): string[] {
  const { placeLines, usesZoneName } = getAddressRules(address.country)
  const zone = usesZoneName ? findZone(address.country, address.zone)?.name : address.zone
  const formatted = { ...address, zone: zone ?? address.zone }
  const place = placeLines.map((line) => line.map((field) => formatted[field]).join(' '))
  const name = `${address.firstName} ${address.lastName}`
  return [name, address.company, address.line1, address.line2, ...place]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function fieldError(field: AddressField, text: string, country: CountryCode): AddressErrorCode | null {
  const rules = getAddressRules(country)
  if (text === '') return rules.required.includes(field) ? 'required' : null
  if (text.length > ADDRESS_LINE_CAP) return 'too-long'
  if (field === 'postalCode' && rules.postalCode) {
    return rules.postalCode.pattern.test(normalizePostalCode(text, country)) ? null : 'postal-code-invalid'
  }
  if (field === 'zone') return findZone(country, text) ? null : 'zone-unknown'
  return field === 'phone' && !isPhone(text) ? 'phone-invalid' : null
}

/** 6 to 15 digits, as in international numbers, with common separators. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return /^\+?[\d\s()./-]+$/.test(text) && digits.length >= 6 && digits.length <= 15
}
