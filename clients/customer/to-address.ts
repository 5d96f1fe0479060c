import type { Address, AddressDraft, AddressError, AddressErrorCode } from '#domain/address/address.ts'
import type { AddressField } from '#domain/address/address-rules.ts'
import type { WireAddress, WireUserErrors } from './customer-wire.ts'

/** `country` is null if we do not serve it. */
export type SavedAddress = {
  readonly id: string
  readonly isDefault: boolean
  readonly address: Address | null
}

export function toSavedAddress(wire: WireAddress, defaultId: string | null): SavedAddress {
  const { id, territoryCode: country } = wire
  const address = country && {
    firstName: wire.firstName ?? '',
    lastName: wire.lastName ?? '',
    company: wire.company ?? '',
    line1: wire.address1 ?? '',
    line2: wire.address2 ?? '',
    city: wire.city ?? '',
    zone: wire.zoneCode ?? '',
    postalCode: wire.zip ?? '',
    country,
    phone: wire.phoneNumber ?? '',
  }
  return { id, isDefault: id === defaultId, address }
}

export function toAddressInput(draft: AddressDraft) {
  return {
    firstName: draft.firstName ?? '',
    lastName: draft.lastName ?? '',
    company: draft.company ?? '',
    address1: draft.line1 ?? '',
    address2: draft.line2 ?? '',
    city: draft.city ?? '',
    zoneCode: draft.zone ?? '',
    zip: draft.postalCode ?? '',
    territoryCode: draft.country ?? '',
    phoneNumber: draft.phone ?? '',
  }
}

/** Errors that do not concern a field are omitted. */
export function toAddressErrors(errors: WireUserErrors): AddressError[] {
  return errors.flatMap(({ code, field }) => {
    const name = FIELDS[field?.at(-1) ?? '']
    return name ? [{ field: name, code: toErrorCode(name, code ?? '') }] : []
  })
}

function toErrorCode(field: AddressField, code: string): AddressErrorCode {
  if (code === 'REQUIRED' || code.endsWith('_MISSING')) return 'required'
  if (code === 'TOO_LONG') return 'too-long'
  if (field === 'country') return 'country-not-served'
  if (field === 'zone') return 'zone-unknown'
  return field === 'phone' ? 'phone-invalid' : 'postal-code-invalid'
}

const FIELDS: Readonly<Record<string, AddressField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  company: 'company',
  address1: 'line1',
  address2: 'line2',
  city: 'city',
  zoneCode: 'zone',
  zip: 'postalCode',
  territoryCode: 'country',
  phoneNumber: 'phone',
}
