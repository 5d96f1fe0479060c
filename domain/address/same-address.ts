import type { AddressDraft } from './address.ts'
import type { AddressField } from './address-rules.ts'

/** Compares two addresses, ignoring case, accents, spaces, punctuation and the phone number. */
export function isSameAddress(one: AddressDraft, other: AddressDraft): boolean {
  return COMPARED.every((field) => keyOf(one[field]) === keyOf(other[field]))
}

const COMPARED: readonly AddressField[] = [
  ...(['firstName', 'lastName', 'company', 'line1', 'line2'] as const),
  ...(['city', 'zone', 'postalCode', 'country'] as const),
]

function keyOf(text = ''): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
