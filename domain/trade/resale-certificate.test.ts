import { expect, test } from 'vitest'
import { getZones } from '../address/zones.ts'
import { isCertificateRequested } from './resale-certificate.ts'

test('every state of the US with a sales tax requests a certificate', () => {
  const without = getZones('US').filter(({ code }) => !isCertificateRequested('US', code))
  expect(without.map(({ code }) => code)).toEqual(['AK', 'DE', 'MT', 'NH', 'OR'])
})

// spec 3: trade application: a resale certificate is requested where a state or province has one
test.each([
  ['US', 'NY', true],
  ['US', '', false],
  ['CA', 'BC', true],
  ['CA', 'ON', false],
  ['IT', 'MI', false],
  ['GB', '', false],
])('a certificate is requested in %s %s: %s', (country, zone, isRequested) => {
  expect(isCertificateRequested(country, zone)).toBe(isRequested)
})
