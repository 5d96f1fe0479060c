import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastRatio, DARK_COLORS, DEFAULT_COLORS, findContrastProblems } from './colors.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
})

test('the default colors are those of the style sheet, and readable', () => {
  const styles = readFileSync('app/styles/theme.css', 'utf8')
  for (const [token, color] of Object.entries(DEFAULT_COLORS))
    expect(styles).toContain(`--color-${token}: ${color};`)
  expect(findContrastProblems(DEFAULT_COLORS)).toEqual([])
})

test('the dark colors are readable', () => {
  expect(findContrastProblems(DARK_COLORS)).toEqual([])
})

test('a color that is unreadable on its background is reported with its contrast ratio', () => {
  expect(findContrastProblems({ ...DEFAULT_COLORS, control: '#aaaaaa' })).toEqual([
    { color: 'control', ground: 'page', ratio: expect.closeTo(2.32, 2), least: 3 },
  ])
})
