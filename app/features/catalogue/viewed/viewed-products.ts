import { storedList } from '#app/visitor/stored-list.ts'

/** The number of stored products: more than are shown, since some may be gone or not ship. */
export const VIEWED_CAP = 9

/** The products viewed on this device, by the number in their ids. */
export const viewedProducts = storedList('viewed-products', VIEWED_CAP)

const VIEWED_PATH = '/recently-viewed'

/** Returns the URL without the locale. */
export function viewedUrl(numbers: readonly string[]): string {
  return `${VIEWED_PATH}?${new URLSearchParams(numbers.map((number) => ['id', number]))}`
}
