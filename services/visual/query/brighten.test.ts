import { expect, test } from 'vitest'
import { brighten } from './query-looks.ts'

/** A gray wall with a black piece that covers a fifth of it. */
const wall = (gray: number) => ({
  width: 10,
  height: 10,
  rgb: Uint8Array.from({ length: 300 }, (_, at) => (at < 60 ? 0 : gray)),
})

test.each([
  [120, 236],
  [159, 236],
])('a wall of %d was taken in little light, and is brightened to %d', (gray, bright) => {
  expect(brighten(wall(gray))?.rgb.at(-1)).toBe(bright)
  expect(brighten(wall(gray))?.rgb[0]).toBe(0)
})

test.each([160, 250, 10])('a wall of %d does not change', (gray) => {
  expect(brighten(wall(gray))).toBeNull()
})
