import { expect, test } from 'vitest'
import { type AmountChange, type AmountRounding, changeAmount } from './change-amount.ts'

const percent = (value: number): AmountChange => ({ by: 'percent', percent: value })
const amount = (amountMinor: number): AmountChange => ({ by: 'amount', amountMinor })

test.each<[number, AmountChange, AmountRounding, number]>([
  [10_000, percent(10), 'none', 11_000],
  [10_000, percent(-10), 'none', 9_000],
  [9_999, percent(10), 'none', 10_999],
  [10_005, percent(10), 'none', 11_006],
  [9_999, percent(10), 'unit', 11_000],
  [12_450, percent(0), 'unit', 12_500],
  [12_449, percent(0), 'unit', 12_400],
  [12_449, percent(3.5), 'ten', 13_000],
  [10_000, percent(7.25), 'none', 10_725],
  [10_000, amount(550), 'none', 10_550],
  [10_000, amount(-20_000), 'none', 1],
  [10_000, amount(-20_000), 'unit', 100],
  [0, percent(50), 'ten', 0],
])('%i changed by %j and rounded to %s is %i', (before, change, rounding, after) => {
  expect(changeAmount(before, change, rounding)).toBe(after)
})
