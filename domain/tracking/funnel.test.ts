import { expect, test } from 'vitest'
import { computeFunnel, type FunnelStep, sharePercent, stepBit } from './funnel.ts'

const visit = (...steps: FunnelStep[]) => ({
  steps: steps.reduce((sum, step) => sum + stepBit(step), 0),
  visits: 1,
})

// spec 7: the steps from list to order
test.each([
  ['nothing', [], [0, 0, 0, 0, 0]],
  ['a visit that looked at no piece', [visit()], [0, 0, 0, 0, 0]],
  ['a list alone', [visit('list')], [1, 0, 0, 0, 0]],
  ['a piece without a list', [visit('piece')], [1, 1, 0, 0, 0]],
  ['an order from an earlier bag', [visit('checkout', 'order')], [1, 1, 1, 1, 1]],
  ['two visits', [visit('list', 'piece'), visit('list', 'piece', 'bag')], [2, 2, 1, 0, 0]],
  ['visits counted together', [{ steps: stepBit('bag'), visits: 40 }, visit('list')], [41, 40, 40, 0, 0]],
] as const)('the steps of %s', (_, counted, [list, piece, cart, checkout, order]) => {
  expect(computeFunnel(counted)).toEqual({ list, piece, bag: cart, checkout, order })
})

test.each([
  [1, 3, 33.3],
  [2, 2, 100],
  [0, 5, 0],
  [1, 0, null],
])('%i of %i are %j percent', (part, from, share) => {
  expect(sharePercent(part, from)).toBe(share)
})
