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
const before = { email: 'other@example.com', address: { line1: 'Via Nuova 3', country: 'IT' } }

test('the book offers the addresses of the country alone, the default one first', () => {
  expect(addressChoices(ada, 'IT').map(({ id }) => id)).toEqual(['milan', 'parma'])
  expect(addressChoices(ada, 'FR').map(({ id }) => id)).toEqual(['paris'])
  expect(addressChoices(ada, 'US')).toEqual([])
  expect(addressChoices(null, 'IT')).toEqual([])
})

test.each([
  ['a guest', nothing, null, 'IT', null, '', { country: 'IT' }, null],
  ['a customer', nothing, ada, 'IT', null, ada.email, milan, 'milan'],
  ['a customer abroad', nothing, ada, 'FR', null, ada.email, paris, 'paris'],
  [
    'a customer without an address there',
    nothing,
    ada,
    'US',
    null,
    ada.email,
    { firstName: 'Ada', lastName: 'Byron', country: 'US' },
    null,
  ],
  ['a customer who chooses', nothing, ada, 'IT', 'parma', ada.email, parma, 'parma'],
  ['a customer who chooses what goes elsewhere', nothing, ada, 'IT', 'paris', ada.email, milan, 'milan'],
  ['what was entered before', before, ada, 'IT', null, before.email, before.address, null],
  ['what was entered, and a choice', before, ada, 'IT', 'parma', before.email, parma, 'parma'],
  ['a guest who entered something', before, null, 'IT', 'parma', before.email, before.address, null],
] as const)('%s fills the first step', (_, entered, customer, country, chosenId, email, address, usedId) => {
  expect(prefillCheckout(entered, customer, { country, chosenId })).toEqual({ email, address, usedId })
})
