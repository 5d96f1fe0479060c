import { expect, test } from 'vitest'
import { money } from './money.ts'
import { readMoney, writeMoney } from './written-money.ts'

test.each([
  ['216000 USD', money(216_000, 'USD')],
  ['0 EUR', money(0, 'EUR')],
  ['216000 CHF', null],
  ['-1 EUR', null],
  ['1.5 EUR', null],
  ['9999999999999 EUR', null],
  ['', null],
])('the field "%s" is an amount: %j', (text, amount) => {
  expect(readMoney(text)).toEqual(amount)
  if (amount) expect(writeMoney(amount)).toBe(text)
})
