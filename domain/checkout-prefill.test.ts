import { expect, test } from 'vitest'
import { addressChoices, type CheckoutCustomer, prefillCheckout } from './checkout-prefill.ts'

const parma = { firstName: 'Ada', line1: 'Via Farini 12', city: 'Parma', country: 'IT' }
const milan = { firstName: 'Ada', line1: 'Via Brera 1', city: 'Milano', country: 'IT' }
const paris = { firstName: 'Ada', line1: '9 rue de Seine', city: 'Paris', country: 'FR' }
const ada: CheckoutCustomer = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  addresses: [
    { id: 'parma', isDefault: false, address: parma },
    { id: 'paris', isDefault: false, address: paris },
    { id: 'milan', isDefault: true, address: milan },
    { id: 'nowhere', isDefault: false, address: null },
  ],
}
const nothing = { email: null, address: null }
const blank = { email: ' ', address: { line1: ' ', city: '', country: 'IT' } }
const before = { email: 'other@example.com', address: { line1: 'Via Nuova 3', country: 'IT' } }

test('the book offers the addresses of the country alone, the default one first', () => {
  expect(addressChoices(ada, 'IT').map(({ id }) => id)).toEqual(['milan', 'parma'])
  expect(addressChoices(ada, 'FR').map(({ id }) => id)).toEqual(['paris'])
  expect(addressChoices(ada, 'US')).toEqual([])
  expect(addressChoices(null, 'IT')).toEqual([])
})

test.each([
  ['a guest', nothing, null, 'IT', '', { country: 'IT' }, null],
  ['a customer', nothing, ada, 'IT', ada.email, milan, 'milan'],
  ['a customer abroad', nothing, ada, 'FR', ada.email, paris, 'paris'],
  [
    'a customer without an address there',
    nothing,
    ada,
    'US',
    ada.email,
    { firstName: 'Ada', lastName: 'Byron', country: 'US' },
    null,
  ],
  ['a customer who typed nothing before signing in', blank, ada, 'IT', ada.email, milan, 'milan'],
  ['what was entered before', before, ada, 'IT', before.email, before.address, null],
] as const)('%s fills the first step', (_, entered, customer, country, email, address, usedId) => {
  expect(prefillCheckout(entered, customer, country)).toEqual({ email, address, usedId })
})
