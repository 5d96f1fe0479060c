import type { Order } from '#contracts/order/order.ts'
import type { Address } from '#domain/address/address.ts'
import { isInBase } from '../page/typeset.ts'

/**
 * The most different letters of other scripts in the addresses of a document. Each takes 10 ms of CPU time and 2 kB of
 * the file. A name and an address have fewer than a hundred.
 */
export const SCRIPT_LETTERS_MAX = 150
/** In no typeface: printed like any letter that is missing. */
const MISSING = '\ue000'

/**
 * A function that leaves out all letters of other scripts beyond the first ones in the texts that it is called with.
 */
export function createLetterLimit(): (text: string) => string {
  const known = new Set<string>()
  return (text) =>
    Array.from(text.normalize('NFC'), (letter) => {
      if (isInBase(letter) || known.has(letter)) return letter
      if (known.size >= SCRIPT_LETTERS_MAX) return MISSING
      known.add(letter)
      return letter
    }).join('')
}

/** An order in whose addresses all letters of other scripts beyond the first ones are missing. */
export function limitLetters(order: Order): Order {
  const limit = createLetterLimit()
  return {
    ...order,
    address: limitAddress(order.address, limit),
    billingAddress: order.billingAddress && limitAddress(order.billingAddress, limit),
  }
}

function limitAddress(address: Address, limit: (text: string) => string): Address {
  return {
    ...address,
    firstName: limit(address.firstName),
    lastName: limit(address.lastName),
    company: limit(address.company),
    line1: limit(address.line1),
    line2: limit(address.line2),
    city: limit(address.city),
    zone: limit(address.zone),
    postalCode: limit(address.postalCode),
    phone: limit(address.phone),
  }
}
