import { expect, test } from 'vitest'
import { salesRows } from './sales-rows.ts'

test('there is one row per day and currency, with decimals', () => {
  const of = (currency: 'EUR' | 'USD', amounts: number[]) => ({
    currency,
    totalMinor: 0,
    orders: 0,
    beforeMinor: 0,
    byDay: amounts.map((amountMinor) => ({ amountMinor, orders: amountMinor > 0 ? 1 : 0 })),
  })
  const days = ['2026-11-23', '2026-11-24']
  const currencies = [of('EUR', [123_450, -500]), of('USD', [0, 7])]
  expect(salesRows({ timeZone: 'Europe/Rome', days, currencies })).toEqual([
    ['2026-11-23', 'EUR', { decimal: '1234.50' }, 1],
    ['2026-11-23', 'USD', { decimal: '0.00' }, 0],
    ['2026-11-24', 'EUR', { decimal: '-5.00' }, 0],
    ['2026-11-24', 'USD', { decimal: '0.07' }, 1],
  ])
})
