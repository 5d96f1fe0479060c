import { expect, test } from 'vitest'
import { COUNTRIES } from '../market/market.ts'
import { getAddressRules } from './address-rules.ts'

test.each([
  ['US', 'zip', 'state', 51],
  ['CA', 'postal-code', 'province', 13],
  ['AU', 'postcode', 'state', 8],
  ['IT', 'postal-code', 'province', 107],
  ['ES', 'postal-code', 'province', 52],
  ['MX', 'postal-code', 'state', 32],
  ['JP', 'postal-code', 'prefecture', 47],
  ['AE', 'postal-code', 'emirate', 7],
  ['GB', 'postcode', null, 0],
  ['DE', 'postal-code', null, 0],
] as const)(
  'an address in %s asks for a %s and a %s out of %i',
  (country, postalCodeKind, zoneKind, count) => {
    const rules = getAddressRules(country)
    expect(rules).toMatchObject({ postalCodeKind, zoneKind })
    expect(rules.zones).toHaveLength(count)
  },
)

test.each([
  ['US', ['city', 'zone', 'postalCode']],
  ['GB', ['city', 'postalCode']],
  ['IT', ['postalCode', 'city', 'zone']],
  ['JP', ['postalCode', 'zone', 'city']],
  ['AE', ['city', 'zone']],
  ['HK', ['city']],
  ['DE', ['postalCode', 'city']],
] as const)('the place of an address in %s is asked for as %j', (country, place) => {
  const { fields } = getAddressRules(country)
  expect(fields.slice(5, -2)).toEqual(place)
})

test('in every country the form asks for what is required, and a zone exactly where there are zones', () => {
  for (const { isoCode } of COUNTRIES) {
    const { fields, required, zones, placeLines } = getAddressRules(isoCode)
    expect(required.every((field) => fields.includes(field))).toBe(true)
    expect(new Set(fields).size).toBe(fields.length)
    expect(fields.includes('zone')).toBe(zones.length > 0)
    expect(placeLines.flat()).toContain('city')
  }
})
