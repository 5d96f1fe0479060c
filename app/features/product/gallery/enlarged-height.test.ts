import { expect, test } from 'vitest'
import { enlargedHeight } from './zoom-dialog.tsx'

const LARGE = { width: 1600, height: 2000 }
const SMALL = { width: 800, height: 1000 }
const WIDE = { width: 2000, height: 1000 }

test.each([
  ['a desktop window', LARGE, [1440, 900, 1], 1980],
  ['a desktop window, a small file', SMALL, [1440, 900, 1], 1000],
  ['a window nearly as high as a small file', SMALL, [1440, 950, 1], null],
  ['a screen of double density', LARGE, [1440, 900, 2], 1000],
  ['a screen of double density, a small file', SMALL, [1440, 900, 2], null],
  ['a phone', LARGE, [390, 844, 3], 666],
  ['a phone, a small file', SMALL, [390, 844, 3], null],
  ['a wide picture on a phone, as wide as the window at first', WIDE, [390, 844, 2], 500],
])('in %s', (_, picture, [innerWidth = 0, innerHeight = 0, devicePixelRatio = 1], height) => {
  expect(enlargedHeight(picture, { innerWidth, innerHeight, devicePixelRatio })).toBe(height)
})
