import { expect, test } from 'vitest'
import { COUNTRIES } from '../market/market.ts'
import { getPostalCodeRule, hasNoPostalCodes, normalizePostalCode } from './postal-codes.ts'

test.each([
  ['US', '10012', true],
  ['US', '10012-1234', true],
  ['US', '100121234', true],
  ['US', '1001', false],
  ['US', '10012-12', false],
  ['CA', 'm5v2t6', true],
  ['CA', 'M5V 2T6', true],
  ['CA', 'D5V 2T6', false],
  ['GB', 'sw1a1aa', true],
  ['GB', 'M1 1AE', true],
  ['GB', 'SW1A', false],
  ['GB', '12345', false],
  ['AU', '2000', true],
  ['AU', '20000', false],
  ['IT', '00118', true],
  ['IT', '0118', false],
  ['DE', '01067', true],
  ['DE', '1067', false],
  ['FR', '75004', true],
  ['ES', '28001', true],
  ['ES', '00001', false],
  ['ES', '53001', false],
  ['AT', '1010', true],
  ['AT', '0010', false],
  ['CH', '8001', true],
  ['CH', '80010', false],
  ['NL', '1012ab', true],
  ['NL', '0012 AB', false],
  ['BE', '1000', true],
  ['BE', '0999', false],
  ['JP', '1500001', true],
  ['JP', '150-0001', true],
  ['JP', '150-001', false],
  ['IE', 'd02af30', true],
  ['MC', '98000', true],
  ['MC', '97000', false],
] as const)('in %s the postal code "%s" is good: %s', (country, code, expected) => {
  expect(getPostalCodeRule(country)?.pattern.test(normalizePostalCode(code, country))).toBe(expected)
})

test.each([
  ['GB', ' sw1a  1aa ', 'SW1A 1AA'],
  ['CA', 'm5v-2t6', 'M5V 2T6'],
  ['NL', '1012ab', '1012 AB'],
  ['JP', '150 0001', '150-0001'],
  ['PL', '00029', '00-029'],
  ['US', '10012 1234', '10012-1234'],
  ['DE', ' 10119 ', '10119'],
  ['KE', 'abc  1', 'ABC 1'],
] as const)('in %s "%s" is written "%s"', (country, text, code) => {
  expect(normalizePostalCode(text, country)).toBe(code)
})

test('every example fits its own rule, and no country both has and lacks postal codes', () => {
  for (const { isoCode } of COUNTRIES) {
    const rule = getPostalCodeRule(isoCode)
    if (rule) {
      expect(rule.pattern.test(normalizePostalCode(rule.example, isoCode))).toBe(true)
      expect(hasNoPostalCodes(isoCode)).toBe(false)
    }
  }
  expect(
    ['AE', 'HK', 'QA'].every((code) =>
      COUNTRIES.some(({ isoCode }) => isoCode === code && hasNoPostalCodes(isoCode)),
    ),
  ).toBe(true)
})
