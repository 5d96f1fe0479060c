import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CHOICE_FILTERS,
  clearFilters,
  countFilters,
  FLAG_FILTERS,
  isFiltered,
  maxLeadTimeDays,
  NO_FILTERS,
  parseShippingTime,
  RANGE_FILTERS,
  toggleFilter,
} from './filters.ts'

test('a value is selected, then cleared, and the others stay', () => {
  const glass = toggleFilter(NO_FILTERS, 'material', 'glass')
  const both = toggleFilter(glass, 'material', 'oak')
  expect(both.material).toEqual(['glass', 'oak'])
  expect(toggleFilter(both, 'material', 'glass').material).toEqual(['oak'])
})

test.each(FLAG_FILTERS)('%s is switched on and off', (filter) => {
  const on = toggleFilter(NO_FILTERS, filter)
  expect(on[filter]).toBe(true)
  expect(toggleFilter(on, filter)).toEqual(NO_FILTERS)
})

test('choosing a value twice changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CHOICE_FILTERS), fc.string(), (filter, value) => {
      expect(toggleFilter(toggleFilter(NO_FILTERS, filter, value), filter, value)).toEqual(NO_FILTERS)
    }),
  )
})

// spec 3: product filters, all of them
test('every filter of the specification can be active', () => {
  const filtered = [
    ...CHOICE_FILTERS.map((filter) => toggleFilter(NO_FILTERS, filter, 'x')),
    ...FLAG_FILTERS.map((filter) => toggleFilter(NO_FILTERS, filter)),
    ...RANGE_FILTERS.map((filter) => ({ ...NO_FILTERS, [filter]: { min: null, max: 10 } })),
    { ...NO_FILTERS, shippingTime: 'one-week' as const },
  ]
  expect(filtered).toHaveLength(Object.keys(NO_FILTERS).length)
  expect(filtered.map(countFilters)).toEqual(filtered.map(() => 1))
  expect(isFiltered(NO_FILTERS)).toBe(false)
})

test('each chosen value counts, a range counts once', () => {
  const filters = {
    ...NO_FILTERS,
    material: ['oak', 'glass'],
    price: { min: 10, max: 20 },
    ar: true,
    shippingTime: 'ready-to-ship' as const,
  }
  expect(countFilters(filters)).toBe(5)
  expect(countFilters(clearFilters(filters, 'material'))).toBe(3)
  expect(countFilters(clearFilters(filters, 'price'))).toBe(4)
  expect(clearFilters(filters)).toEqual(NO_FILTERS)
})

// spec 4: shipping delay filters
test.each([
  ['ready-to-ship', 0],
  ['one-week', 7],
  ['weeks-6', 42],
  ['days-10', 10],
] as const)('the shipping time %s lets through up to %i days', (shippingTime, days) => {
  expect(parseShippingTime(shippingTime)).toBe(shippingTime)
  expect(maxLeadTimeDays(shippingTime)).toBe(days)
})

test.each([
  '',
  'weeks-0',
  'weeks-',
  'weeks-01',
  'days--1',
  'days-1000',
  'months-2',
  'weeks-2.5',
  'Ready-to-ship',
])('"%s" is no shipping time', (text) => {
  expect(parseShippingTime(text)).toBeNull()
})
