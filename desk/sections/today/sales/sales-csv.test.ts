import { expect, test } from 'vitest'
import { salesCsv } from './sales-csv.ts'

test('the file has a line for each day and currency, with decimals', () => {
  const of = (currency: 'EUR' | 'USD', amounts: number[]) => ({
    currency,
    totalMinor: 0,
    orders: 0,
    beforeMinor: 0,
    byDay: amounts.map((amountMinor) => ({ amountMinor, orders: amountMinor > 0 ? 1 : 0 })),
  })
  const days = ['2026-11-23', '2026-11-24']
  const currencies = [of('EUR', [123_450, -500]), of('USD', [0, 7])]
  expect(salesCsv({ timeZone: 'Europe/Rome', days, currencies }).split('\r\n')).toEqual([
    'day,currency,sales,orders',
    '2026-11-23,EUR,1234.50,1',
    '2026-11-23,USD,0.00,0',
    '2026-11-24,EUR,-5.00,0',
    '2026-11-24,USD,0.07,1',
    '',
  ])
})
