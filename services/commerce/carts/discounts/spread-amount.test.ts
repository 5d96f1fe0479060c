import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadAmount } from './spread-amount.ts'

const amount = fc.integer({ min: 0, max: 50_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 90_000_000 }), { minLength: 1, maxLength: 30 })

test('ten cents over three equal lines are four, three and three', () => {
  expect(spreadAmount(10, [1, 1, 1])).toEqual([4, 3, 3])
})

test('the remaining units go to the largest remainders', () => {
  expect(spreadAmount(100, [1, 1, 4])).toEqual([17, 17, 66])
  expect(spreadAmount(5, [10, 0, 20])).toEqual([2, 0, 3])
})

test('no weights return no parts', () => {
  expect(spreadAmount(100, [0, 0])).toEqual([0, 0])
  expect(spreadAmount(100, [])).toEqual([])
})

test('the parts always add up to the amount', () => {
  fc.assert(
    fc.property(amount, weights, (value, list) => {
      const sum = spreadAmount(value, list).reduce((total, part) => total + part, 0)
      expect(sum).toBe(list.some((weight) => weight > 0) ? value : 0)
    }),
  )
})

test('no part is further than one unit from its exact share, and a weight of zero gets nothing', () => {
  fc.assert(
    fc.property(amount, weights, (value, list) => {
      const total = list.reduce((sum, weight) => sum + weight, 0)
      fc.pre(total > 0)
      for (const [index, part] of spreadAmount(value, list).entries()) {
        const weight = list[index] ?? 0
        expect(Math.abs(part - (value * weight) / total)).toBeLessThanOrEqual(1)
        if (weight === 0) expect(part).toBe(0)
      }
    }),
  )
})

test('when the amount is no more than the sum of the weights, no part exceeds its weight', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
      const value = Math.floor(list.reduce((sum, weight) => sum + weight, 0) * share)
      for (const [index, part] of spreadAmount(value, list).entries()) {
        expect(part).toBeLessThanOrEqual(list[index] ?? 0)
      }
    }),
  )
})
