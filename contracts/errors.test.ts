import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CART_ERROR_CODES } from '#domain/cart/cart.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { REFUSALS } from './errors.ts'
import { refusalMessageKey } from './refusal-message-key.ts'

type Messages = { errors: { [feature: string]: { [code: string]: string } } }

const codes = Object.entries(REFUSALS).flatMap(([feature, meanings]) =>
  Object.entries(meanings).map(([code, meaning]) => ({ feature, code, meaning })),
)

// spec 8: every refusal in five languages
test.each(LANGUAGES)('every refusal has words in %s', (language) => {
  const { errors } = readMessages(language)
  expect(codes.filter(({ feature, code }) => !errors[feature]?.[code]?.trim())).toEqual([])
})

test('the bag has all its codes', () => {
  expect(Object.keys(REFUSALS.cart)).toEqual([...CART_ERROR_CODES])
})

// spec 8: wordings of the error catalogue
test.each([
  [refusalMessageKey('cart', 'cart-creation-failed'), 'Error creating cart'],
  [refusalMessageKey('cart', 'cart-country-failed'), 'Error updating cart country'],
  [refusalMessageKey('cart', 'line-add-failed'), 'Error adding item to cart'],
  [refusalMessageKey('cart', 'quantity-failed'), 'Error setting quantity for cart line'],
  [refusalMessageKey('cart', 'promocode-failed'), 'Error updating promocode'],
  [refusalMessageKey('cart', 'cart-fetch-failed'), 'Error fetching cart data'],
  [refusalMessageKey('cart', 'cart-not-found'), 'Cart not found'],
  [refusalMessageKey('cart', 'cart-id-missing'), 'Cart ID is not set'],
  [
    refusalMessageKey('cart', 'units-exhausted'),
    'You already added to your cart all the available units of this item.',
  ],
  [
    refusalMessageKey('cart', 'not-shippable-here'),
    'This item is currently unavailable for shipping to your selected location.',
  ],
  [refusalMessageKey('product', 'product-fetch-failed'), 'Failed to fetch product data'],
  [refusalMessageKey('session', 'token-refresh-failed'), 'Token refresh failed'],
  [
    refusalMessageKey('trade', 'email-registered'),
    'A user is already registered with this e-mail address. Please contact the trade team to join',
  ],
  [refusalMessageKey('trade', 'trade-submission-failed'), 'Unable to submit this trade proposal'],
  [refusalMessageKey('trade', 'try-again-later'), 'An error occurred. Please try again later'],
  [refusalMessageKey('lists', 'list-add-failed'), 'Failed to add to list'],
  [refusalMessageKey('page', 'page-not-found'), 'The page you are looking for does not exist'],
  [
    refusalMessageKey('page', 'server-failed'),
    "We're currently making some updates and should be back online shortly!",
  ],
  [
    refusalMessageKey('transport', 'answer-empty'),
    'An unknown error has occurred. The API did not return a data object or any errors in its response.',
  ],
  [
    refusalMessageKey('transport', 'graphql-errors'),
    'An error occurred while fetching from the API. Review graphQLErrors for details.',
  ],
])('%s is worded as specified', (key, words) => {
  const [, feature = '', code = ''] = key.split('.')
  expect(readMessages('en').errors[feature]?.[code]).toBe(words)
})

test('docs/errors.md has the meaning of every code', () => {
  const page = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8')
  expect(
    codes.filter(
      ({ feature, code, meaning }) => !page.includes(`| \`${feature}\` | \`${code}\` | ${meaning} |`),
    ),
  ).toEqual([])
})

function readMessages(language: string): Messages {
  return JSON.parse(
    readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8'),
  ) as Messages
}
