import { expect, test } from 'vitest'
import type { OutlineLine } from './outline.ts'
import { PATH_UNITS, toOutlinePath } from './outline-path.ts'

const drawn = (...lines: OutlineLine[]) => toOutlinePath({ widthMm: 800, heightMm: 400, lines })

test.each<[string, OutlineLine[], string]>([
  ['a line from the floor up', [[0, 0, 0, 400]], 'M0 400v-400'],
  ['a slanted line', [[0, 0, 10, 20]], 'M0 400l10-20'],
  ['a line downwards', [[0, 20, 10, 0]], 'M0 380l10 20'],
  [
    'lines that meet, whatever their direction',
    [
      [0, 0, 10, 0],
      [20, 5, 10, 0],
    ],
    'M0 400h10l10-5',
  ],
  [
    'lines that go on in one direction',
    [
      [0, 0, 10, 0],
      [10, 0, 30, 0],
    ],
    'M0 400h30',
  ],
  [
    'a line drawn twice, once in reverse',
    [
      [0, 0, 10, 0],
      [10, 0, 0, 0],
    ],
    'M0 400h10',
  ],
  [
    'a closed shape',
    [
      [0, 0, 8, 0],
      [8, 0, 8, 8],
      [8, 8, 0, 8],
      [0, 8, 0, 0],
    ],
    'M0 400h8v-8h-8v8',
  ],
  [
    'lines apart',
    [
      [0, 0, 8, 0],
      [20, 0, 28, 0],
    ],
    'M0 400h8M20 400h8',
  ],
  ['a line that is shorter than can be seen', [[0, 0, 0.4, 0]], ''],
])('%s', (_, lines, path) => {
  expect(drawn(...lines).path).toBe(path)
})

test.each([
  [800, 400, 800, 400],
  [1600, 4, 800, 2],
  [10, 2000, 4, 800],
  [5000, 1, 800, 1],
])('a view of %i by %i mm has %i by %i units', (widthMm, heightMm, width, height) => {
  expect(toOutlinePath({ widthMm, heightMm, lines: [] })).toEqual({
    widthMm,
    heightMm,
    width,
    height,
    path: '',
  })
})

test('every line is drawn once, even in a star and a grid', () => {
  const star = Array.from({ length: 50 }, (_, at): OutlineLine => [400, 200, at * 16, 400])
  const grid = Array.from({ length: 9 }, (_, at): OutlineLine[] => [
    ...Array.from({ length: 8 }, (_, step): OutlineLine => [at * 40, step * 40, at * 40, step * 40 + 40]),
    ...Array.from({ length: 8 }, (_, step): OutlineLine => [step * 40, at * 40, step * 40 + 40, at * 40]),
  ]).flat()
  const length = (path: string) => {
    const steps = [...path.matchAll(/([hvl])(-?\d+) ?(-?\d+)?/g)]
    return steps.reduce((sum, [, , x, y]) => sum + Math.hypot(Number(x), Number(y ?? 0)), 0)
  }
  const lengthOf = (lines: readonly OutlineLine[]) =>
    lines.reduce((sum, [x1, y1, x2, y2]) => sum + Math.hypot(x2 - x1, y2 - y1), 0)
  for (const lines of [star, grid]) expect(length(drawn(...lines).path)).toBeCloseTo(lengthOf(lines))
})

test('a drawing with the maximum number of lines is converted quickly, within its units', () => {
  const lines = Array.from({ length: 20_000 }, (_, at): OutlineLine => [0, 0, at % 797, (at * 7) % 397])
  const { path, width } = drawn(...lines)
  expect(width).toBe(PATH_UNITS)
  expect(path.length).toBeLessThan(400_000)
})
