import { expect, test } from 'vitest'
import { isSameAddress } from './same-address.ts'

const MUNICH = {
  firstName: 'Clara',
  lastName: 'Hoffmann',
  company: '',
  line1: 'Türkenstraße 52',
  line2: 'Hinterhaus, 2. Stock',
  city: 'München',
  postalCode: '80799',
  country: 'DE',
  phone: '+49 89 5550142',
}

// spec 1: which addresses are the same (issue 14, point 3)
test.each([
  ['nothing', {}, true],
  ['case and blanks', { line1: ' TÜRKENSTRASSE  52', lastName: 'hoffmann ' }, true],
  ['punctuation', { line2: 'Hinterhaus 2 Stock' }, true],
  ['blanks in the postal code', { postalCode: '80 799' }, true],
  ['another way to write the same letters', { city: 'Mu\u0308nchen' }, true],
  ['a field that is left out', { company: undefined, zone: '' }, true],
  ['the telephone', { phone: '+49 89 1' }, true],
  ['the number of the house', { line1: 'Türkenstraße 5' }, false],
  ['the floor', { line2: '' }, false],
  ['the person', { firstName: 'Carl' }, false],
  ['the company', { company: 'Hoffmann GmbH' }, false],
  ['the country', { country: 'AT' }, false],
])('an address that differs in %s: %s', (_, change, isSame) => {
  expect(isSameAddress(MUNICH, { ...MUNICH, ...change })).toBe(isSame)
})

test('places differ in other scripts too', () => {
  expect(isSameAddress({ city: '渋谷区' }, { city: '港区' })).toBe(false)
})
