import { expect, test } from 'vitest'
import { isDedicated, isVisibleIn } from './country-visibility.ts'

// spec 6: country visibility: dedicated, else not excluded
test.each([
  ['nothing set', {}, true],
  ['empty lists', { dedicatedCountries: [], excludedCountries: [] }, true],
  ['null lists', { dedicatedCountries: null, excludedCountries: null }, true],
  ['dedicated to it', { dedicatedCountries: ['IT', 'FR'] }, true],
  ['dedicated elsewhere', { dedicatedCountries: ['FR'] }, false],
  ['excluded', { excludedCountries: ['IT'] }, false],
  ['others excluded', { excludedCountries: ['FR'] }, true],
  ['dedicated and excluded', { dedicatedCountries: ['IT'], excludedCountries: ['IT'] }, true],
  ['dedicated elsewhere, not excluded', { dedicatedCountries: ['FR'], excludedCountries: ['DE'] }, false],
])('content with %s shows in Italy: %s', (_state, limits, expected) => {
  expect(isVisibleIn(limits, 'IT')).toBe(expected)
})

test('only content with dedicated countries is dedicated', () => {
  expect(isDedicated({ dedicatedCountries: ['IT'] })).toBe(true)
  expect(isDedicated({ dedicatedCountries: [] })).toBe(false)
  expect(isDedicated({})).toBe(false)
})
