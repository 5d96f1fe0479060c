import { expect, test } from 'vitest'
import { COUNTRIES } from '../market/market.ts'
import { findZone, getZones } from './zones.ts'

test('every zone has a unique code and name', () => {
  for (const { isoCode } of COUNTRIES) {
    const zones = getZones(isoCode)
    expect(new Set(zones.map(({ code }) => code)).size).toBe(zones.length)
    expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length)
    expect(
      zones.filter(({ code, name }) => !/^[A-Z0-9]{1,3}$/.test(code) || name.trim() !== name || name === ''),
    ).toEqual([])
  }
})

test.each([
  ['US', 'NY', 'New York'],
  ['US', 'new york', 'New York'],
  ['CA', 'qc', 'Québec'],
  ['IT', 'Milano', 'Milano'],
  ['IT', 'AQ', "L'Aquila"],
  ['ES', 'M', 'Madrid'],
  ['JP', '13', 'Tokyo'],
  ['AE', ' dubai ', 'Dubai'],
] as const)('in %s "%s" means %s', (country, text, name) => {
  expect(findZone(country, text)?.name).toBe(name)
})

test.each([
  ['US', 'Ontario'],
  ['US', ''],
  ['GB', 'London'],
] as const)('in %s "%s" is no zone', (country, text) => {
  expect(findZone(country, text)).toBeUndefined()
})
