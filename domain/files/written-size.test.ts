import { expect, test } from 'vitest'
import { formatFileSize } from './written-size.ts'

test.each([
  [1, 'en-US', '1 kB'],
  [50_000, 'en-US', '49 kB'],
  [1_258_291, 'en-US', '1.2 MB'],
  [10 * 1_048_576, 'de-DE', '10 MB'],
  [1_258_291, 'fr-FR', '1,2 Mo'],
])('%i bytes in %s are written as %s', (bytes, tag, written) => {
  expect(formatFileSize(bytes, tag).replace(/\s/g, ' ')).toBe(written)
})
