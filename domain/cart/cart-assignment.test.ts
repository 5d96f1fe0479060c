import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assignCart,
  CART_OWNERSHIPS,
  type CartFacts,
  type CartOwnership,
  getCartOwnership,
  hasBuyerChanged,
  isCustomer,
  missingQuantity,
  preferGiftCards,
} from './cart-assignment.ts'

const untouched = {
  ...({ use: null, joins: null, isAssigned: false, storedId: 'unchanged', cookieId: 'unchanged' } as const),
  message: null,
}

describe('a guest', () => {
  // spec 4: cart: of a guest, by what its cookie names
  test.each<[CartOwnership, object]>([
    ['none', {}],
    ['unknown', { message: 'cart-fetch-failed' }],
    ['gone', { cookieId: 'cleared', message: 'cart-not-found' }],
    ['empty', { use: 'cookie' }],
    ['guest', { use: 'cookie' }],
    ['foreign', { message: 'kept-with-account' }],
  ])('whose cookie names a cart that is %s: %j', (cookie, decision) => {
    for (const stored of CART_OWNERSHIPS) {
      const decided = assignCart({ isSignedIn: false, cookie, stored, isSame: false })
      expect(decided).toEqual({ ...untouched, ...decision })
    }
  })
})

describe('a customer whose stored cart is the cookie’s', () => {
  test.each<[CartOwnership, object]>([
    ['unknown', { message: 'cart-fetch-failed' }],
    ['gone', { storedId: 'reset', cookieId: 'cleared', message: 'cart-not-found' }],
    ['foreign', { storedId: 'reset', cookieId: 'cleared' }],
    ['own', { use: 'cookie' }],
    ['empty', { use: 'cookie', isAssigned: true }],
    ['guest', { use: 'cookie', isAssigned: true }],
  ])('which is %s: %j', (cookie, decision) => {
    const decided = assignCart({ isSignedIn: true, cookie, stored: cookie, isSame: true })
    expect(decided).toEqual({ ...untouched, ...decision })
  })
})

const adopt = { use: 'stored', cookieId: 'used' }
const useNewCart = { ...adopt, isAssigned: true }
const keep = { use: 'cookie', storedId: 'used' }
const retainNewCart = { ...keep, isAssigned: true }
const clear = { cookieId: 'cleared' }
const reset = { storedId: 'reset' }
const join = { ...retainNewCart, joins: 'stored' }
const follow = { ...adopt, joins: 'cookie' }

describe('a customer with two different carts', () => {
  // spec 4: cart: on login a guest cart and the user's are reconciled; not found clears and resets; buyer follows country and customer
  test.each<[cookie: CartOwnership, stored: CartOwnership, expected: object]>([
    ['none', 'none', {}],
    ['none', 'gone', { ...reset, message: 'stored-cart-gone' }],
    ['none', 'empty', useNewCart],
    ['none', 'guest', useNewCart],
    ['none', 'own', adopt],
    ['none', 'foreign', reset],
    ['none', 'unknown', { message: 'cart-fetch-failed' }],
    ['gone', 'none', { ...clear, message: 'cart-not-found' }],
    ['gone', 'gone', { ...clear, ...reset, message: 'cart-not-found' }],
    ['gone', 'empty', { ...useNewCart, message: 'cart-not-found' }],
    ['gone', 'guest', { ...useNewCart, message: 'cart-not-found' }],
    ['gone', 'own', { ...adopt, message: 'cart-not-found' }],
    ['gone', 'foreign', { ...clear, ...reset, message: 'cart-not-found' }],
    ['gone', 'unknown', { ...clear, message: 'cart-not-found' }],
    ['empty', 'none', retainNewCart],
    ['empty', 'gone', { ...retainNewCart, message: 'stored-cart-gone' }],
    ['empty', 'empty', useNewCart],
    ['empty', 'guest', useNewCart],
    ['empty', 'own', adopt],
    ['empty', 'foreign', retainNewCart],
    ['empty', 'unknown', { use: 'cookie' }],
    ['guest', 'none', retainNewCart],
    ['guest', 'gone', { ...retainNewCart, message: 'stored-cart-gone' }],
    ['guest', 'empty', join],
    ['guest', 'guest', join],
    ['guest', 'own', join],
    ['guest', 'foreign', retainNewCart],
    ['guest', 'unknown', { use: 'cookie' }],
    ['own', 'none', keep],
    ['own', 'gone', { ...keep, message: 'stored-cart-gone' }],
    ['own', 'empty', { ...follow, isAssigned: true }],
    ['own', 'guest', { ...follow, isAssigned: true }],
    ['own', 'own', follow],
    ['own', 'foreign', keep],
    ['own', 'unknown', { use: 'cookie' }],
    ['foreign', 'none', clear],
    ['foreign', 'gone', { ...clear, ...reset, message: 'stored-cart-gone' }],
    ['foreign', 'empty', useNewCart],
    ['foreign', 'guest', useNewCart],
    ['foreign', 'own', adopt],
    ['foreign', 'foreign', { ...clear, ...reset }],
    ['foreign', 'unknown', clear],
    ['unknown', 'own', { message: 'cart-fetch-failed' }],
    ['unknown', 'gone', { message: 'cart-fetch-failed' }],
  ])('of the cookie %s, stored %s: %j', (cookie, stored, decision) => {
    const decided = assignCart({ isSignedIn: true, cookie, stored, isSame: false })
    expect(decided).toEqual({ ...untouched, ...decision })
  })
})

const standing = fc.constantFrom(...CART_OWNERSHIPS)
const facts: fc.Arbitrary<CartFacts> = fc
  .record({ isSignedIn: fc.boolean(), cookie: standing, stored: standing, isSame: fc.boolean() })
  .filter(({ isSame, cookie }) => !(isSame && cookie === 'none'))

test('every case is decided for every visitor, and someone else’s cart is never used or merged', () => {
  fc.assert(
    fc.property(facts, (requested) => {
      const { use, joins } = assignCart(requested)
      const usable: CartOwnership[] = requested.isSignedIn ? ['empty', 'guest', 'own'] : ['empty', 'guest']
      for (const name of [use, joins]) if (name !== null) expect(usable).toContain(requested[name])
    }),
  )
})

test('a readable cart with lines is used or merged, or the visitor gets a message', () => {
  fc.assert(
    fc.property(facts, (requested) => {
      const { use, joins, cookieId, message } = assignCart(requested)
      const mine: CartOwnership[] = requested.isSignedIn ? ['guest', 'own'] : ['guest']
      if (mine.includes(requested.cookie)) expect([use, joins]).toContain('cookie')
      const isStored = cookieId === 'unchanged' || use !== null || !mine.includes(requested.cookie)
      expect(isStored || message !== null).toBe(true)
      const isOther = requested.isSignedIn && !requested.isSame && requested.cookie !== 'unknown'
      if (isOther && mine.includes(requested.stored)) expect([use, joins]).toContain('stored')
    }),
  )
})

const cart = (customerId: string | null, count: number) => ({
  buyer: { customerId, companyLocationId: null },
  lines: Array.from({ length: count }, () => ({}) as never),
})

test.each([
  [null, 0, 'anna', 'empty'],
  [null, 1, 'anna', 'guest'],
  [null, 1, null, 'guest'],
  ['gid://shopify/Customer/anna', 0, 'anna', 'own'],
  ['gid://shopify/Customer/anna', 1, 'ben', 'foreign'],
  ['gid://shopify/Customer/anna', 1, null, 'foreign'],
])('a cart of %s with %i lines is, to %s, %s', (owner, lines, account, reported) => {
  expect(getCartOwnership(cart(owner, lines), account)).toBe(reported)
})

test('a customer is identified by the whole last segment of the global id', () => {
  expect(isCustomer('gid://shopify/Customer/12', '12')).toBe(true)
  expect(isCustomer('gid://shopify/Customer/112', '12')).toBe(false)
  expect(isCustomer('12', '12')).toBe(true)
})

test.each([
  ['US', null, false],
  ['DE', null, true],
  ['US', 'gid://shopify/CompanyLocation/1', true],
] as const)(
  'a cart of a consumer in the US, seen from %s for %s, needs a new buyer: %s',
  (country, location, differs) => {
    const usual = { country: 'US', ...cart(null, 1) } as const
    expect(hasBuyerChanged(usual, { country, companyLocationId: location })).toBe(differs)
  },
)

test.each([
  [2, 0, 2],
  [2, 1, 1],
  [2, 2, 0],
  [1, 3, 0],
])('of %i wanted with %i there, %i are lacking', (wanted, held, lacking) => {
  expect(missingQuantity(wanted, held)).toBe(lacking)
})

describe('gift cards, which cannot be moved to another cart', () => {
  const cart = (standing: CartOwnership, hasGiftCards: boolean) => ({ standing, hasGiftCards })
  const decided = (cookie: CartOwnership, stored: CartOwnership) =>
    assignCart({ isSignedIn: true, cookie, stored, isSame: false })

  test.each<[CartOwnership, CartOwnership, object]>([
    [
      'guest',
      'own',
      { use: 'stored', joins: 'cookie', isAssigned: false, storedId: 'unchanged', cookieId: 'used' },
    ],
    [
      'guest',
      'guest',
      { use: 'stored', joins: 'cookie', isAssigned: true, storedId: 'unchanged', cookieId: 'used' },
    ],
  ])('in the stored cart alone (%s cookie, %s stored): %j', (cookie, stored, decision) => {
    const carts = { cookie: cart(cookie, false), stored: cart(stored, true) }
    expect(preferGiftCards(decided(cookie, stored), carts)).toMatchObject(decision)
  })

  test.each<[CartOwnership]>([['own'], ['empty'], ['guest']])(
    'in the customer’s cart of the cookie alone (%s stored): it is used',
    (stored) => {
      const carts = { cookie: cart('own', true), stored: cart(stored, false) }
      expect(preferGiftCards(decided('own', stored), carts)).toMatchObject({
        use: 'cookie',
        joins: 'stored',
        isAssigned: false,
        storedId: 'used',
        cookieId: 'unchanged',
      })
    },
  )

  test.each(CART_OWNERSHIPS.flatMap((cookie) => CART_OWNERSHIPS.map((stored) => [cookie, stored] as const)))(
    'in both or none of the carts change nothing (%s, %s)',
    (cookie, stored) => {
      for (const has of [true, false]) {
        const decision = decided(cookie, stored)
        expect(preferGiftCards(decision, { cookie: cart(cookie, has), stored: cart(stored, has) })).toBe(
          decision,
        )
      }
    },
  )
})
