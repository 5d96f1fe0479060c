import { expect, test } from 'vitest'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { toFilterExpression } from './filter-expression.ts'

const request = {
  locale: { language: 'en', country: 'US' },
  currency: 'USD',
  country: 'US',
  audience: 'consumer',
  sort: 'recommended',
  page: 1,
  hitsPerPage: 8,
} as const

// spec 2: chosen filters as an expression of the search API, without injection
test('filters are one expression of the search API, with every value quoted', () => {
  const filters = {
    ...NO_FILTERS,
    material: ['oak', '-x" OR a:"b'],
    cad: true,
    price: { min: null, max: 500 },
    shippingTime: 'one-week' as const,
  }
  expect(toFilterExpression({ ...request, filters })).toBe(
    '(keys.material:"oak" OR keys.material:"-x\\" OR a:\\"b") AND hasCad:"true" AND prices.USD.amountMinor<=50000 AND leadTimeDays<=7',
  )
  expect(toFilterExpression({ ...request, filters: NO_FILTERS })).toBe('')
})
