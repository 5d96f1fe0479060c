import { expect, test } from 'vitest'
import { splitSizes } from './product-summary.tsx'

const size = (axis: 'width' | 'depth' | 'height' | 'seatHeight', value: number) => ({
  axis,
  measure: { value, unit: 'cm' as const },
})

test('three dimensions share one row, in the order of its label', () => {
  const { overall, others } = splitSizes([
    size('height', 75),
    size('seatHeight', 42),
    size('width', 88),
    size('depth', 84),
  ])
  expect(overall.map(({ value }) => value)).toEqual([88, 84, 75])
  expect(others.map(({ axis }) => axis)).toEqual(['seatHeight'])
})

test('if one is missing, each of the others has its own label', () => {
  const { overall, others } = splitSizes([size('width', 30), size('height', 160)])
  expect(overall).toEqual([])
  expect(others.map(({ axis }) => axis)).toEqual(['width', 'height'])
})
