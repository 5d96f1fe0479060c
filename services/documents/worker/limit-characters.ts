import type { Order } from '#contracts/order/order.ts'
import type { Address } from '#domain/address/address.ts'
import { isInBase } from '../page/typeset.ts'

/**
 * The maximum number of distinct characters of other scripts in a document's addresses. Each takes 10 ms of CPU time
 * and 2 kB in the file. A name and an address have fewer than a hundred.
 */
export const SCRIPT_CHARACTERS_MAX = 150
/** A character that no typeface has, printed like any missing character. */
const MISSING = '\ue000'

/**
 * Returns a function that replaces characters of other scripts beyond the limit. The limit applies to all its calls
 * together.
 */
export function createCharacterLimit(): (text: string) => string {
  const known = new Set<string>()
  return (text) =>
    Array.from(text.normalize('NFC'), (character) => {
      if (isInBase(character) || known.has(character)) return character
      if (known.size >= SCRIPT_CHARACTERS_MAX) return MISSING
      known.add(character)
      return character
    }).join('')
}

/** Limits the characters of other scripts in an order's addresses. */
export function limitCharacters(order: Order): Order {
  const limit = createCharacterLimit()
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
