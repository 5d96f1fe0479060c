import { idNumber } from '../ids.ts'
import type { CountryCode } from '../market/market.ts'
import type { Cart } from './cart.ts'

/**
 * Who owns a cart, from the visitor's point of view. The commerce service reports it, because a cookie proves nothing.
 * - `none`: there is no id. `gone`: there is an id, but its cart no longer exists.
 * - `empty`, `guest`: without an owner; without and with lines. `own`: the visitor's.
 * - `foreign`: another customer's; for a guest, any customer's.
 * - `unknown`: the service was unavailable.
 */
export const CART_OWNERSHIPS = ['none', 'gone', 'empty', 'guest', 'own', 'foreign', 'unknown'] as const
export type CartOwnership = (typeof CART_OWNERSHIPS)[number]

export type CartDecision = {
  readonly use: 'cookie' | 'stored' | null
  readonly joins: 'cookie' | 'stored' | null
  readonly isAssigned: boolean
  readonly storedId: 'unchanged' | 'used' | 'reset'
  readonly cookieId: 'unchanged' | 'used' | 'cleared'
  readonly message: 'cart-not-found' | 'kept-with-account' | 'stored-cart-gone' | 'cart-fetch-failed' | null
}

/** `isSame`: the cookie and the customer's account have the same cart. */
export type CartFacts = {
  readonly isSignedIn: boolean
  readonly cookie: CartOwnership
  readonly stored: CartOwnership
  readonly isSame: boolean
}

type Row = readonly [
  who: 'guest' | 'customer' | 'same',
  cookie: readonly CartOwnership[],
  stored: readonly CartOwnership[],
  outcome: Partial<CartDecision>,
]

const ANY = CART_OWNERSHIPS
const NOTHING: CartDecision = {
  use: null,
  joins: null,
  isAssigned: false,
  storedId: 'unchanged',
  cookieId: 'unchanged',
  message: null,
}

/**
 * Spec §4, Cart: the first matching row applies. A cart that cannot be read changes nothing; a guest's cart becomes the
 * customer's; when there are two carts, the most recently used wins, and no line is lost.
 */
const ROWS: readonly Row[] = [
  ['guest', ['none'], ANY, {}],
  ['guest', ['unknown'], ANY, { message: 'cart-fetch-failed' }],
  ['guest', ['gone'], ANY, { cookieId: 'cleared', message: 'cart-not-found' }],
  ['guest', ['empty', 'guest'], ANY, { use: 'cookie' }],
  // The customer has signed out: their cart is hidden until they return.
  ['guest', ['own', 'foreign'], ANY, { message: 'kept-with-account' }],

  ['same', ['unknown'], ANY, { message: 'cart-fetch-failed' }],
  ['same', ['gone'], ANY, { storedId: 'reset', cookieId: 'cleared', message: 'cart-not-found' }],
  ['same', ['foreign'], ANY, { storedId: 'reset', cookieId: 'cleared' }],
  ['same', ['own'], ANY, { use: 'cookie' }],
  ['same', ['empty', 'guest'], ANY, { use: 'cookie', isAssigned: true }],

  // An unavailable service is called again on the next request.
  ['customer', ['unknown'], ANY, { message: 'cart-fetch-failed' }],
  ['customer', ['none'], ['unknown'], { message: 'cart-fetch-failed' }],
  ['customer', ['gone'], ['unknown'], { cookieId: 'cleared', message: 'cart-not-found' }],
  ['customer', ['foreign'], ['unknown'], { cookieId: 'cleared' }],
  ['customer', ['empty', 'guest', 'own'], ['unknown'], { use: 'cookie' }],

  ['customer', ['none'], ['none'], {}],
  ['customer', ['none'], ['gone'], { storedId: 'reset', message: 'stored-cart-gone' }],
  ['customer', ['none'], ['foreign'], { storedId: 'reset' }],
  ['customer', ['gone'], ['none'], { cookieId: 'cleared', message: 'cart-not-found' }],
  [
    'customer',
    ['gone'],
    ['gone', 'foreign'],
    { storedId: 'reset', cookieId: 'cleared', message: 'cart-not-found' },
  ],
  ['customer', ['foreign'], ['none'], { cookieId: 'cleared' }],
  [
    'customer',
    ['foreign'],
    ['gone'],
    { storedId: 'reset', cookieId: 'cleared', message: 'stored-cart-gone' },
  ],
  ['customer', ['foreign'], ['foreign'], { storedId: 'reset', cookieId: 'cleared' }],

  ['customer', ['none', 'foreign'], ['own'], { use: 'stored', cookieId: 'used' }],
  [
    'customer',
    ['none', 'foreign'],
    ['empty', 'guest'],
    { use: 'stored', cookieId: 'used', isAssigned: true },
  ],
  ['customer', ['gone'], ['own'], { use: 'stored', cookieId: 'used', message: 'cart-not-found' }],
  [
    ...(['customer', ['gone'], ['empty', 'guest']] as const),
    { use: 'stored', cookieId: 'used', isAssigned: true, message: 'cart-not-found' },
  ],
  ['customer', ['empty'], ['own'], { use: 'stored', cookieId: 'used' }],
  ['customer', ['empty'], ['empty', 'guest'], { use: 'stored', cookieId: 'used', isAssigned: true }],

  ['customer', ['own'], ['none', 'foreign'], { use: 'cookie', storedId: 'used' }],
  ['customer', ['own'], ['gone'], { use: 'cookie', storedId: 'used', message: 'stored-cart-gone' }],
  [
    'customer',
    ['empty', 'guest'],
    ['none', 'foreign'],
    { use: 'cookie', storedId: 'used', isAssigned: true },
  ],
  [
    ...(['customer', ['empty', 'guest'], ['gone']] as const),
    { use: 'cookie', storedId: 'used', isAssigned: true, message: 'stored-cart-gone' },
  ],

  // The guest's cart is assigned to the customer, and the customer's own is merged into it.
  [
    ...(['customer', ['guest'], ['empty', 'guest', 'own']] as const),
    { use: 'cookie', joins: 'stored', isAssigned: true, storedId: 'used' },
  ],
  // Another device has changed the customer's cart: this browser switches to it and merges its own lines into it.
  ['customer', ['own'], ['own'], { use: 'stored', joins: 'cookie', cookieId: 'used' }],
  [
    ...(['customer', ['own'], ['empty', 'guest']] as const),
    { use: 'stored', joins: 'cookie', cookieId: 'used', isAssigned: true },
  ],
]

/** Decides what happens to the two carts (Spec §4). Idempotent. */
export function assignCart({ isSignedIn, cookie, stored, isSame }: CartFacts): CartDecision {
  const who = isSignedIn ? (isSame ? 'same' : 'customer') : 'guest'
  const row = ROWS.find(
    ([whom, cookies, storedCarts]) =>
      whom === who && cookies.includes(cookie) && storedCarts.includes(stored),
  )
  if (row === undefined) throw new Error(`No row for ${who}, ${cookie}, ${stored}`)
  return { ...NOTHING, ...row[3] }
}

/**
 * Makes the cart with gift cards survive a merge if the other one has none. Lines can be moved, but a gift card can
 * only be added again with its code, which is not stored. If both or neither have gift cards, nothing changes.
 */
export function preferGiftCards(
  decision: CartDecision,
  carts: Readonly<Record<'cookie' | 'stored', { standing: CartOwnership; hasGiftCards: boolean }>>,
): CartDecision {
  const { use, joins } = decision
  if (use === null || joins === null || carts[use].hasGiftCards || !carts[joins].hasGiftCards) return decision
  const swapped = { ...decision, use: joins, joins: use, isAssigned: carts[joins].standing !== 'own' }
  return joins === 'stored'
    ? { ...swapped, storedId: 'unchanged', cookieId: 'used' }
    : { ...swapped, storedId: 'used', cookieId: 'unchanged' }
}

/** The ownership of a cart relative to the signed-in account; null for a guest. */
export function getCartOwnership(
  cart: Pick<Cart, 'buyer' | 'lines'>,
  accountId: string | null,
): CartOwnership {
  const { customerId } = cart.buyer
  if (customerId === null) return cart.lines.length > 0 ? 'guest' : 'empty'
  return accountId !== null && isCustomer(customerId, accountId) ? 'own' : 'foreign'
}

/** The commerce service's global id of a customer ends with the account id. */
export function isCustomer(customerId: string, accountId: string): boolean {
  return idNumber(customerId) === accountId
}

/** Spec §4: when the cart's buyer country or customer differs from the current one, the buyer is updated. */
export function hasBuyerChanged(
  { country, buyer }: Pick<Cart, 'country' | 'buyer'>,
  now: { country: CountryCode; companyLocationId: string | null },
): boolean {
  return country !== now.country || buyer.companyLocationId !== now.companyLocationId
}

/**
 * When both carts contain a product, the larger quantity wins, since the customer wanted it once. Returns how many
 * units the merged cart lacks.
 */
export function missingQuantity(wanted: number, held: number): number {
  return Math.max(0, wanted - held)
}
