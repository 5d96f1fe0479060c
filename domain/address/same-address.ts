import type { AddressDraft } from '../address.ts'
import type { AddressField } from './address-rules.ts'

/**
 * Whether two addresses are the same place and person, however they are typed: case, accents, blanks and punctuation do
 * not count, and neither does the telephone.
 */
export function isSameAddress(one: AddressDraft, other: AddressDraft): boolean {
  return COMPARED.every((field) => keyOf(one[field]) === keyOf(other[field]))
}

const COMPARED: readonly AddressField[] = [
  ...(['firstName', 'lastName', 'company', 'line1', 'line2'] as const),
  ...(['city', 'zone', 'postalCode', 'country'] as const),
]

/** The letters and digits of a text without their accents. */
function keyOf(text = ''): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
