import { storedList } from '#app/visitor/stored-list.ts'

/** As many as are stored: those shown, and some that may be gone or not ship. */
export const VIEWED_CAP = 9

/** The products looked at on this device, by the number in their ids. */
export const viewedProducts = storedList('viewed-products', VIEWED_CAP)

/** Where their cards come from. */
const VIEWED_PATH = '/recently-viewed'

/** The address of the cards of some products, without the locale. */
export function viewedAddress(numbers: readonly string[]): string {
  return `${VIEWED_PATH}?${new URLSearchParams(numbers.map((number) => ['id', number]))}`
}
