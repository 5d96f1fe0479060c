import { expect, test } from 'vitest'
import { parseBudget } from './typed-budget.ts'

// spec 1: a budget as people write it
test.each([
  ['25000', '25000'],
  ['25,000', '25000'],
  ['€ 25.000', '25000'],
  ['25.000,50 €', '25001'],
  ['$1,250,000.00', '1250000'],
  ["25'000", '25000'],
  ['25 000', '25000'],
  ['12.5', '13'],
  ['  ', ''],
  ['plenty', null],
  ['25k', null],
  ['20000-30000', null],
])('a budget of "%s" is %s', (typed, budget) => {
  expect(parseBudget(typed)).toBe(budget)
})
