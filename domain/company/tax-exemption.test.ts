import { expect, test } from 'vitest'
import type { CountryCode } from '../market/market.ts'
import { exemptionArea, findExemptNumber, findTaxChange, nextExemption } from './tax-exemption.ts'

test.each([
  ['DE136695976', undefined, true],
  ['DE136695976', 'DE136695976', true],
  ['DE136695976', 'de 136.695.976', true],
  ['DE136695976', 'DE136695977', false],
  ['DE136695976', '', false],
  ['', 'DE136695976', false],
])('the exemption for "%s" holds with "%s": %s', (before, after, holds) => {
  expect(nextExemption({ taxNumber: before }, after) === null).toBe(holds)
})

/** Numbers with correct check digits, for a house in Italy. */
const GERMAN = 'DE136695976'
const ITALIAN = 'IT00743110157'
const GREEK = 'EL094259216'
const BRITISH = 'GB980780684'
const SWISS = 'CHE107787577'

test.each([
  [GERMAN, 'eu'],
  [GREEK, 'eu'],
  [ITALIAN, 'nowhere'],
  [BRITISH, 'uk'],
  [SWISS, 'nowhere'],
  ['12-3456789', 'sales-tax'],
  ['DE136695975', 'sales-tax'],
  ['', 'sales-tax'],
])('an exemption for the number "%s" counts in the area %s', (taxNumber, area) => {
  expect(exemptionArea(taxNumber, 'IT')).toBe(area)
})

// spec 3: an exemption from tax counts where its number does
test.each<[CountryCode, string | null, boolean]>([
  ['DE', GERMAN, true],
  ['FR', GERMAN, true],
  ['MC', GERMAN, true],
  ['IT', GERMAN, false],
  ['GB', GERMAN, false],
  ['US', GERMAN, false],
  ['CH', GERMAN, false],
  ['DE', ITALIAN, false],
  ['IT', ITALIAN, false],
  ['GB', BRITISH, true],
  ['DE', BRITISH, false],
  ['CH', SWISS, false],
  ['US', '12-3456789', true],
  ['CA', '12-3456789', true],
  ['US', '', true],
  ['DE', '', false],
  ['JP', '', false],
  ['DE', null, false],
])('what is delivered to %s with the number %s is without tax: %s', (country, number, isExempt) => {
  expect(findExemptNumber(country, number, 'IT')).toBe(isExempt ? number : null)
})

test('a house elsewhere charges its own tax to everyone in its country', () => {
  expect(findExemptNumber('DE', GERMAN, 'DE')).toBeNull()
  expect(findExemptNumber('IT', ITALIAN, 'DE')).toBe(ITALIAN)
})

test.each([
  [['A', false], ['A', true], 'exempt'],
  [['A', true], ['B', true], 'exempt'],
  [['A', true], ['A', false], 'taxed'],
  [['A', true], ['B', false], 'taxed'],
  [['A', false], ['B', false], 'number'],
  [['A 1', true], ['a1', true], null],
] as const)('from %s to %s the news is %s', ([before, wasExempt], [after, isExempt], change) => {
  const news = findTaxChange(
    { taxNumber: before, isTaxExempt: wasExempt },
    { taxNumber: after, isTaxExempt: isExempt },
  )
  expect(news).toBe(change)
})
