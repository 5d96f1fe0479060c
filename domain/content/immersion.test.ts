import { expect, test } from 'vitest'
import { resolveImmersion } from './immersion.ts'

test.each([
  { width: 1600, height: 1000, immersion: 'all-widths' },
  { width: 1440, height: 1080, immersion: 'all-widths' },
  { width: 1440, height: 1081, immersion: 'narrow-only' },
  { width: 1439, height: 900, immersion: 'narrow-only' },
  { width: 800, height: 1000, immersion: 'narrow-only' },
])('a first picture of $width by $height pixels has the header over it: $immersion', (row) => {
  expect(resolveImmersion(row)).toBe(row.immersion)
})

test('a page that does not start with a picture has a solid header', () => {
  expect(resolveImmersion(null)).toBeNull()
})
