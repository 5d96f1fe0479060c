import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { pageCookies } from '#app/visitor/cookies/page-cookies.ts'
import { CART_MARKER } from '#app/visitor/visitor-summary.ts'
import type { CartView } from '../bag.ts'

/** `readAtMs` is in milliseconds since 1970. */
export type ShownCart = { readonly bag: CartView; readonly readAtMs: number }

const STORAGE_KEY = 'shown-bag'
const LENGTH_MAX = 200_000

/** Stores the bag for this tab, so that it also opens without a connection. A bag with trade prices is not stored. */
export function rememberCart(shown: ShownCart): void {
  const text = JSON.stringify(shown)
  const isStorable = shown.bag.publicSubtotal === undefined && text.length <= LENGTH_MAX
  withSessionStorage((storage) =>
    isStorable ? storage.setItem(STORAGE_KEY, text) : storage.removeItem(STORAGE_KEY),
  )
}

/** Returns null if no bag was shown in this tab, or if the browser no longer has one. */
export function recallCart(): ShownCart | null {
  if (readCookie(pageCookies(), CART_MARKER) !== '1') return null
  const text = withSessionStorage((storage) => storage.getItem(STORAGE_KEY))
  return text ? (JSON.parse(text) as ShownCart) : null
}

/** Returns null if the browser does not allow storage. */
function withSessionStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
