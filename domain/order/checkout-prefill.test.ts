import { expect, test } from 'vitest'
import { addressChoices, type CheckoutCustomer, NEW_ADDRESS, prefillCheckout } from './checkout-prefill.ts'

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
const names = { firstName: 'Ada', lastName: 'Byron' }
const bert: CheckoutCustomer = { ...ada, addresses: [] }
const typed = { line1: 'Via Nuova 3', country: 'IT' }

test('the address book lists addresses in the country first, starting with the default one', () => {
  const offered = (country: 'IT' | 'FR' | 'US') =>
    addressChoices(ada, country).map(({ id, isElsewhere }) => (isElsewhere ? `${id} elsewhere` : id))
  expect(offered('IT')).toEqual(['milan', 'parma', 'paris elsewhere'])
  expect(offered('FR')).toEqual(['paris', 'milan elsewhere', 'parma elsewhere'])
  expect(offered('US')).toEqual(['milan elsewhere', 'parma elsewhere', 'paris elsewhere'])
  expect(addressChoices(null, 'IT')).toEqual([])
})

test('the addresses of the company come after the customer’s own, marked as such', () => {
  const ofCompany = { id: 'office', isDefault: false, isOfCompany: true, address: parma }
  const customer = { ...ada, addresses: [ofCompany, { id: 'milan', isDefault: true, address: milan }] }
  expect(addressChoices(customer, 'IT').map(({ id, isOfCompany }) => [id, isOfCompany])).toEqual([
    ['milan', false],
    ['office', true],
  ])
})

// spec 1: a signed-in customer is offered email address, names and saved addresses, the default one first (issue 14, point 3)
test.each([
  ['a guest', { address: null }, null, 'IT', NEW_ADDRESS, { country: 'IT' }],
  ['a customer', { address: null }, ada, 'IT', 'milan', { ...names, country: 'IT' }],
  ['a customer abroad', { address: null }, ada, 'FR', 'paris', { ...names, country: 'FR' }],
  ['without an address there', { address: null }, ada, 'US', NEW_ADDRESS, { ...names, country: 'US' }],
  ['without addresses', { address: null }, bert, 'IT', NEW_ADDRESS, { ...names, country: 'IT' }],
  ['blanks', { address: { line1: ' ', country: 'IT' } }, ada, 'IT', 'milan', { ...names, country: 'IT' }],
  ['what was typed', { address: typed }, ada, 'IT', NEW_ADDRESS, typed],
  ['typed as it is saved', { address: { ...parma, city: 'PARMA ' } }, ada, 'IT', 'parma', names],
  ['typed for another country', { address: parma }, ada, 'FR', NEW_ADDRESS, { ...parma, country: 'FR' }],
  ['a choice', { address: null, saved: 'parma' }, ada, 'IT', 'parma', names],
  ['a choice beside what was typed', { address: typed, saved: 'parma' }, ada, 'IT', 'parma', typed],
  ['a choice that is gone', { address: null, saved: 'gone' }, ada, 'IT', 'milan', names],
  ['no saved one', { address: null, saved: NEW_ADDRESS }, ada, 'IT', NEW_ADDRESS, names],
  ['one that is changed', { address: parma, changes: 'parma' }, ada, 'IT', NEW_ADDRESS, parma],
] as const)('the first step is filled by %s', (_, entered, customer, country, saved, address) => {
  expect(prefillCheckout(entered, customer, country)).toMatchObject({ saved, address })
})

test('the email address is the typed one, otherwise the account’s', () => {
  expect(prefillCheckout({ email: 'other@', address: null }, ada, 'IT').email).toBe('other@')
  expect(prefillCheckout({ email: ' ', address: null }, ada, 'IT').email).toBe(ada.email)
  expect(prefillCheckout({ address: null }, null, 'IT').email).toBe('')
})
