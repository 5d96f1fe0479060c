import { expect, test } from 'vitest'
import { sortByAmount } from './amount-order.ts'

// spec 3: cart, order: amounts in one order
test('amounts are in order: subtotal, deductions and additions, total, amount due', () => {
  const rows = {
    due: ['due'],
    giftCards: ['card EU50', 'card EU20'],
    total: ['total'],
    taxes: ['taxes'],
    shipping: ['shipping'],
    promotions: ['WELCOME10', 'Casa intera'],
    subtotal: ['subtotal'],
  }
  expect(sortByAmount(rows)).toEqual([
    'subtotal',
    'WELCOME10',
    'Casa intera',
    'shipping',
    'taxes',
    'total',
    'card EU50',
    'card EU20',
    'due',
  ])
  expect(sortByAmount({ ...rows, promotions: [], giftCards: [], due: [] })).toEqual([
    'subtotal',
    'shipping',
    'taxes',
    'total',
  ])
})
