import { expect, test } from 'vitest'
import { createDice, zipf } from './random.ts'

test('generators with the same name give the same sequence, and others do not', () => {
  const throws = (name: string) => {
    const dice = createDice(1, name)
    return Array.from({ length: 5 }, () => dice.between(1, 1000))
  }
  expect(throws('lamp')).toEqual(throws('lamp'))
  expect(throws('lamp')).not.toEqual(throws('vase'))
})

test('weights are respected', () => {
  const dice = createDice(1, 'chances')
  const heads = Array.from({ length: 10_000 }, () => dice.chance(0.3)).filter((isHead) => isHead).length
  expect(heads).toBeGreaterThan(2800)
  expect(heads).toBeLessThan(3200)
  const picks = Array.from({ length: 10_000 }, () =>
    dice.weighted([['often', 9] as const, ['seldom', 1] as const]),
  )
  expect(picks.filter((pick) => pick === 'seldom').length).toBeLessThan(1200)
})

test('half of the prices are below the median, and all are positive', () => {
  const dice = createDice(1, 'prices')
  const prices = Array.from({ length: 10_000 }, () => dice.logNormal(800, 0.5))
  const below = prices.filter((price) => price < 800).length
  expect(below).toBeGreaterThan(4800)
  expect(below).toBeLessThan(5200)
  expect(Math.min(...prices)).toBeGreaterThan(0)
})

test('the first item is drawn far more often than the last', () => {
  const dice = createDice(1, 'zipf')
  const places = Array.from({ length: 10_000 }, () => zipf(50, dice))
  const met = (place: number) => places.filter((each) => each === place).length
  expect(met(0)).toBeGreaterThan(8 * met(40))
  expect(Math.max(...places)).toBeLessThan(50)
  expect(Math.min(...places)).toBe(0)
})

test('a sample has distinct items in their original order', () => {
  const dice = createDice(1, 'some')
  for (let round = 0; round < 50; round += 1) {
    const some = dice.sample([1, 2, 3, 4, 5], 3)
    expect(new Set(some).size).toBe(3)
    expect(some).toEqual(some.toSorted((left, right) => left - right))
  }
})
