import { expect, test } from 'vitest'
import { type AddressDraft, formatAddress, normalizeAddress, validateAddress } from './address.ts'
import type { AddressField } from './address-rules.ts'

const MILAN: AddressDraft = {
  firstName: 'Ada',
  lastName: 'Rossi',
  line1: 'Via Brera 2',
  city: 'Milano',
  zone: 'MI',
  postalCode: '20121',
  country: 'IT',
  phone: '+39 02 0000 0142',
}
const LONDON = {
  ...MILAN,
  line1: '3 Savile Row',
  city: 'London',
  zone: '',
  postalCode: 'w1s3pr',
  country: 'GB',
}
const NEW_YORK = {
  ...MILAN,
  line1: '10 Prince St',
  city: 'New York',
  zone: 'ny',
  postalCode: '10012',
  country: 'US',
}
const DUBAI = {
  ...MILAN,
  line1: 'Alserkal Avenue',
  city: 'Al Quoz',
  zone: 'Dubai',
  postalCode: '',
  country: 'AE',
}
const TOKYO = {
  ...MILAN,
  line1: '1-2-3 Jingumae',
  city: 'Shibuya',
  zone: '13',
  postalCode: '1500001',
  country: 'JP',
}
const BERLIN = { ...MILAN, line1: 'Torstr. 1', city: 'Berlin', zone: '', postalCode: '10119', country: 'DE' }
const NAIROBI = { ...MILAN, city: 'Nairobi', zone: '', postalCode: '', country: 'KE' }

test.each([
  ['Italy', MILAN],
  ['the United Kingdom', LONDON],
  ['the United States', NEW_YORK],
  ['the Emirates', DUBAI],
  ['Japan', TOKYO],
  ['Germany', BERLIN],
  ['a country without special rules', NAIROBI],
])('a good address in %s is accepted', (_place, address) => {
  expect(validateAddress(address)).toEqual([])
})

test.each<[string, AddressDraft, AddressField, string]>([
  ['no first name', { ...MILAN, firstName: '  ' }, 'firstName', 'required'],
  ['no last name', { ...MILAN, lastName: undefined }, 'lastName', 'required'],
  ['no street', { ...MILAN, line1: '' }, 'line1', 'required'],
  ['no city', { ...BERLIN, city: '' }, 'city', 'required'],
  ['no province in Italy', { ...MILAN, zone: '' }, 'zone', 'required'],
  ['a province of nowhere', { ...MILAN, zone: 'XX' }, 'zone', 'zone-unknown'],
  ['no state in the US', { ...NEW_YORK, zone: '' }, 'zone', 'required'],
  ['no ZIP code', { ...NEW_YORK, postalCode: '' }, 'postalCode', 'required'],
  ['a ZIP code too short', { ...NEW_YORK, postalCode: '1001' }, 'postalCode', 'postal-code-invalid'],
  ['a British postcode in Italy', { ...MILAN, postalCode: 'W1S 3PR' }, 'postalCode', 'postal-code-invalid'],
  ['no phone', { ...MILAN, phone: '' }, 'phone', 'required'],
  ['a phone of letters', { ...MILAN, phone: 'call me' }, 'phone', 'phone-invalid'],
  ['a phone of 5 digits', { ...MILAN, phone: '12345' }, 'phone', 'phone-invalid'],
  ['a phone of 16 digits', { ...MILAN, phone: '1234567890123456' }, 'phone', 'phone-invalid'],
  ['a street of 101 characters', { ...MILAN, line1: 'x'.repeat(101) }, 'line1', 'too-long'],
  ['a second line of 101 characters', { ...MILAN, line2: 'x'.repeat(101) }, 'line2', 'too-long'],
  ['no country', { ...MILAN, country: '' }, 'country', 'required'],
  ['a country not served', { ...MILAN, country: 'RU' }, 'country', 'country-not-served'],
  ['a country in lower case', { ...MILAN, country: 'it' }, 'country', 'country-not-served'],
])('an address with %s is refused', (_error, address, field, code) => {
  expect(validateAddress(address)).toEqual([{ field, code }])
})

test('all errors are returned at once, in the order of the form', () => {
  expect(validateAddress({ country: 'US', postalCode: 'x', zone: 'x' })).toEqual([
    { field: 'firstName', code: 'required' },
    { field: 'lastName', code: 'required' },
    { field: 'line1', code: 'required' },
    { field: 'city', code: 'required' },
    { field: 'zone', code: 'zone-unknown' },
    { field: 'postalCode', code: 'postal-code-invalid' },
    { field: 'phone', code: 'required' },
  ])
})

test('a street of 100 characters and phones of 6 and 15 digits are accepted', () => {
  expect(validateAddress({ ...MILAN, line1: 'x'.repeat(100), phone: '123456' })).toEqual([])
  expect(validateAddress({ ...MILAN, phone: '+12 (345) 678.901-2345' })).toEqual([])
})

test.each([
  [MILAN, 'IT', ['Ada Rossi', 'Via Brera 2', '20121 Milano MI']],
  [LONDON, 'GB', ['Ada Rossi', '3 Savile Row', 'London', 'W1S 3PR']],
  [NEW_YORK, 'US', ['Ada Rossi', '10 Prince St', 'New York NY 10012']],
  [DUBAI, 'AE', ['Ada Rossi', 'Alserkal Avenue', 'Al Quoz', 'Dubai']],
  [TOKYO, 'JP', ['Ada Rossi', '1-2-3 Jingumae', '150-0001', 'Tokyo Shibuya']],
  [BERLIN, 'DE', ['Ada Rossi', 'Torstr. 1', '10119 Berlin']],
] as const)('%j is kept and written as its country does', (draft, country, lines) => {
  const address = normalizeAddress(draft, country)
  expect(formatAddress(address)).toEqual(lines)
  expect(validateAddress(address)).toEqual([])
})

test('a field that the country does not have is removed', () => {
  expect(normalizeAddress({ ...DUBAI, postalCode: '00000' }, 'AE').postalCode).toBe('')
  expect(normalizeAddress({ ...BERLIN, zone: 'BE' }, 'DE').zone).toBe('')
})
