import type { Cart } from './cart.ts'
import { idNumber } from './ids.ts'
import type { CountryCode } from './market.ts'

/**
 * How a cart stands to whoever looks, as the commerce service tells it: a cookie is no proof of ownership.
 *
 * - `none`: no id is known. `gone`: there is an id, and no such cart any more.
 * - `empty`, `guest`: nobody's, without and with lines. `own`: the customer's who looks.
 * - `foreign`: some other customer's; to a guest, any customer's.
 * - `unknown`: it could not be asked for.
 */
export const CART_STANDINGS = ['none', 'gone', 'empty', 'guest', 'own', 'foreign', 'unknown'] as const
export type CartStanding = (typeof CART_STANDINGS)[number]

/** What is done with the cart of the cookie and the one that is stored on the customer. */
export type CartDecision = {
  /** The cart that is the bag from now on. */
  readonly use: 'cookie' | 'stored' | null
  /** The cart whose lines go over to the one that is used. */
  readonly joins: 'cookie' | 'stored' | null
  /** The used cart is given to the customer. */
  readonly isAssigned: boolean
  readonly storedId: 'kept' | 'used' | 'reset'
  readonly cookieId: 'kept' | 'used' | 'cleared'
  /** What the visitor has to be told. */
  readonly says: 'cart-not-found' | 'kept-with-account' | 'stored-cart-gone' | 'cart-fetch-failed' | null
}

/** Who looks, and how the two carts stand; `same`: cookie and customer name the same cart. */
export type CartFacts = {
  readonly isSignedIn: boolean
  readonly cookie: CartStanding
  readonly stored: CartStanding
  readonly isSame: boolean
}

type Row = readonly [
  who: 'guest' | 'customer' | 'same',
  cookie: readonly CartStanding[],
  stored: readonly CartStanding[],
  course: Partial<CartDecision>,
]

const ANY = CART_STANDINGS
const NOTHING: CartDecision = {
  use: null,
  joins: null,
  isAssigned: false,
  storedId: 'kept',
  cookieId: 'kept',
  says: null,
}

/**
 * Spec §4, Cart: the first row that fits decides. A cart that cannot be read changes nothing; a cart of nobody
 * becomes the customer's; of two carts the customer's newest doings win, and no line is left behind.
 */
const ROWS: readonly Row[] = [
  ['guest', ['none'], ANY, {}],
  ['guest', ['unknown'], ANY, { says: 'cart-fetch-failed' }],
  ['guest', ['gone'], ANY, { cookieId: 'cleared', says: 'cart-not-found' }],
  ['guest', ['empty', 'guest'], ANY, { use: 'cookie' }],
  // Its customer is signed out: the cart waits for them, unseen.
  ['guest', ['own', 'foreign'], ANY, { says: 'kept-with-account' }],

  ['same', ['unknown'], ANY, { says: 'cart-fetch-failed' }],
  ['same', ['gone'], ANY, { storedId: 'reset', cookieId: 'cleared', says: 'cart-not-found' }],
  ['same', ['foreign'], ANY, { storedId: 'reset', cookieId: 'cleared' }],
  ['same', ['own'], ANY, { use: 'cookie' }],
  ['same', ['empty', 'guest'], ANY, { use: 'cookie', isAssigned: true }],

  // What the service could not be asked is asked the next time.
  ['customer', ['unknown'], ANY, { says: 'cart-fetch-failed' }],
  ['customer', ['none'], ['unknown'], { says: 'cart-fetch-failed' }],
  ['customer', ['gone'], ['unknown'], { cookieId: 'cleared', says: 'cart-not-found' }],
  ['customer', ['foreign'], ['unknown'], { cookieId: 'cleared' }],
  ['customer', ['empty', 'guest', 'own'], ['unknown'], { use: 'cookie' }],

  ['customer', ['none'], ['none'], {}],
  ['customer', ['none'], ['gone'], { storedId: 'reset', says: 'stored-cart-gone' }],
  ['customer', ['none'], ['foreign'], { storedId: 'reset' }],
  ['customer', ['gone'], ['none'], { cookieId: 'cleared', says: 'cart-not-found' }],
  [
    'customer',
    ['gone'],
    ['gone', 'foreign'],
    { storedId: 'reset', cookieId: 'cleared', says: 'cart-not-found' },
  ],
  ['customer', ['foreign'], ['none'], { cookieId: 'cleared' }],
  ['customer', ['foreign'], ['gone'], { storedId: 'reset', cookieId: 'cleared', says: 'stored-cart-gone' }],
  ['customer', ['foreign'], ['foreign'], { storedId: 'reset', cookieId: 'cleared' }],

  ['customer', ['none', 'foreign'], ['own'], { use: 'stored', cookieId: 'used' }],
  [
    'customer',
    ['none', 'foreign'],
    ['empty', 'guest'],
    { use: 'stored', cookieId: 'used', isAssigned: true },
  ],
  ['customer', ['gone'], ['own'], { use: 'stored', cookieId: 'used', says: 'cart-not-found' }],
  [
    ...(['customer', ['gone'], ['empty', 'guest']] as const),
    { use: 'stored', cookieId: 'used', isAssigned: true, says: 'cart-not-found' },
  ],
  ['customer', ['empty'], ['own'], { use: 'stored', cookieId: 'used' }],
  ['customer', ['empty'], ['empty', 'guest'], { use: 'stored', cookieId: 'used', isAssigned: true }],

  ['customer', ['own'], ['none', 'foreign'], { use: 'cookie', storedId: 'used' }],
  ['customer', ['own'], ['gone'], { use: 'cookie', storedId: 'used', says: 'stored-cart-gone' }],
  [
    'customer',
    ['empty', 'guest'],
    ['none', 'foreign'],
    { use: 'cookie', storedId: 'used', isAssigned: true },
  ],
  [
    ...(['customer', ['empty', 'guest'], ['gone']] as const),
    { use: 'cookie', storedId: 'used', isAssigned: true, says: 'stored-cart-gone' },
  ],

  // The guest's cart is assigned to the customer, and takes in what was in the customer's.
  [
    ...(['customer', ['guest'], ['empty', 'guest', 'own']] as const),
    { use: 'cookie', joins: 'stored', isAssigned: true, storedId: 'used' },
  ],
  // Another device has changed the customer's cart: this one follows, with what it holds.
  ['customer', ['own'], ['own'], { use: 'stored', joins: 'cookie', cookieId: 'used' }],
  [
    ...(['customer', ['own'], ['empty', 'guest']] as const),
    { use: 'stored', joins: 'cookie', cookieId: 'used', isAssigned: true },
  ],
]

/** What becomes of the two carts (Spec §4). Doing it twice is doing it once. */
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
 * Of two carts of which one joins the other, the one that alone has gift cards is the bag: lines go over, but a card
 * is entered with a code that neither the shop nor the commerce service has. With cards in both, those of the bag stay.
 */
export function preferGiftCards(
  course: CartDecision,
  carts: Readonly<Record<'cookie' | 'stored', { standing: CartStanding; hasGiftCards: boolean }>>,
): CartDecision {
  const { use, joins } = course
  if (use === null || joins === null || carts[use].hasGiftCards || !carts[joins].hasGiftCards) return course
  const swapped = { ...course, use: joins, joins: use, isAssigned: carts[joins].standing !== 'own' }
  return joins === 'stored'
    ? { ...swapped, storedId: 'kept', cookieId: 'used' }
    : { ...swapped, storedId: 'used', cookieId: 'kept' }
}

/** How a cart that was read stands to the account that looks; null for a guest. */
export function standingOf(cart: Pick<Cart, 'buyer' | 'lines'>, accountId: string | null): CartStanding {
  const { customerId } = cart.buyer
  if (customerId === null) return cart.lines.length > 0 ? 'guest' : 'empty'
  return accountId !== null && isCustomer(customerId, accountId) ? 'own' : 'foreign'
}

/** The commerce service names a customer by a global id that ends with the account's. */
export function isCustomer(customerId: string, accountId: string): boolean {
  return idNumber(customerId) === accountId
}

/** Spec §4: when the cart's buyer country or customer differs from the current one, the buyer is updated. */
export function buyerDiffers(
  { country, buyer }: Pick<Cart, 'country' | 'buyer'>,
  now: { country: CountryCode; companyLocationId: string | null },
): boolean {
  return country !== now.country || buyer.companyLocationId !== now.companyLocationId
}

/**
 * Of a piece that both carts hold, as many are kept as the fuller one holds: it is the same wish, made twice.
 * Answers how many the joined cart lacks.
 */
export function lackingQuantity(wanted: number, held: number): number {
  return Math.max(0, wanted - held)
}
