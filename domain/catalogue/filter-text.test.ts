import { expect, test } from 'vitest'
import { readFilterText, writeFilterText } from './filter-text.ts'
import { NO_FILTERS } from './filters.ts'

const chosen = {
  ...NO_FILTERS,
  categories: ['furniture/seating'],
  material: ['oak', 'glass & brass'],
  cad: true,
  price: { min: null, max: 500 },
  width: { min: 10, max: 40 },
  shippingTime: 'weeks-6' as const,
}

// spec 2: /sanity-algolia-filters: the text of chosen filters, for a row of products
test('filters survive their text, with sizes in centimeters', () => {
  const text = writeFilterText(chosen, 'in')
  expect(text).toBe(
    'categories=furniture%2Fseating&material=oak&material=glass+%26+brass&cad=1&price-max=500&width-min=25.4&width-max=101.6&shippingTime=weeks-6',
  )
  expect(readFilterText(text, 'in')).toEqual({ filters: chosen, faults: [] })
  expect(readFilterText(text, 'cm').filters.width).toEqual({ min: 25.4, max: 101.6 })
})

// spec 2: unknown and broken filters of such a text are ignored and reported
test.each([
  ['?material=oak', []],
  ['https://shop.example/categories/lighting?material=oak', []],
  ['material=oak&sort=price-ascending&filters=x', ['unknown-filter sort', 'unknown-filter filters']],
  ['material=oak&price-max=cheap', ['unread-value price-max']],
  ['material=oak&cad=yes&shippingTime=soon', ['unread-value cad', 'unread-value shippingTime']],
  ['material=oak&color=', ['unread-value color']],
])('of %s what is no filter is ignored and reported', (text, errors) => {
  const read = readFilterText(text, 'cm')
  expect(read.filters).toEqual({ ...NO_FILTERS, material: ['oak'] })
  expect(read.faults.map(({ code, name }) => `${code} ${name}`)).toEqual(errors)
})

test.each(['', 'oak', '" OR 1=1'])('a text without filters chooses nothing: %s', (text) => {
  expect(readFilterText(text, 'cm').filters).toEqual(NO_FILTERS)
})
