import { expect, test } from 'vitest'
import type { Dimensions } from './product-attributes.ts'
import { measureAll, measureLength, measureWeight, overallSize, rangeInCm } from './units.ts'

const CHAIR: Dimensions = {
  widthCm: 52,
  heightCm: 81.5,
  depthCm: 54,
  seatHeightCm: 46,
  armHeightCm: null,
  weightKg: 6.4,
}

// spec 9: inches from centimetres
test.each([
  [2.54, 'in', 1],
  [100, 'in', 39.4],
  [52, 'in', 20.5],
  [0, 'in', 0],
  [81.5, 'cm', 81.5],
  [81.55, 'cm', 81.6],
  [52, 'cm', 52],
] as const)('%d cm are written in %s as %d', (centimetres, units, value) => {
  expect(measureLength(centimetres, units)).toEqual({ value, unit: units })
})

test.each([
  [6.4, 'cm', { value: 6.4, unit: 'kg' }],
  [6.4, 'in', { value: 14.1, unit: 'lb' }],
  [1, 'in', { value: 2.2, unit: 'lb' }],
] as const)('%d kg go with %s as %j', (kilograms, units, measure) => {
  expect(measureWeight(kilograms, units)).toEqual(measure)
})

test('the size of a piece is its known width, depth and height', () => {
  expect(overallSize(CHAIR, 'cm').map(({ axis, measure }) => [axis, measure.value])).toEqual([
    ['width', 52],
    ['depth', 54],
    ['height', 81.5],
  ])
  expect(overallSize({ ...CHAIR, depthCm: null }, 'in').map(({ measure }) => measure.value)).toEqual([
    20.5, 32.1,
  ])
})

// spec 3: product: dimensions in the visitor's units
test('the details have every known dimension', () => {
  expect(measureAll(CHAIR, 'in').map(({ axis }) => axis)).toEqual([
    'width',
    'depth',
    'height',
    'seatHeight',
    'weight',
  ])
})

// spec 3: filters: dimensions
test.each([
  [{ min: 10, max: 20 }, 'cm', { min: 10, max: 20 }],
  [{ min: 10, max: null }, 'in', { min: 25.4, max: null }],
  [{ min: null, max: 100 }, 'in', { min: null, max: 254 }],
] as const)('the filter %j in %s means %j in centimetres', (range, units, expected) => {
  expect(rangeInCm(range, units)).toEqual(expected)
})
