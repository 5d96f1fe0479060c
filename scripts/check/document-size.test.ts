import { expect, test } from 'vitest'
import { findDocumentSizeProblems } from './document-size.ts'

test.each([
  ['README.md', 6_000, 0],
  ['README.md', 6_001, 1],
  ['docs/a.md', 350_000, 0],
  ['docs/a.md', 350_001, 1],
])('%s of %i bytes has %i problems', (path, length, count) => {
  expect(findDocumentSizeProblems([{ path, text: 'a'.repeat(length) }])).toHaveLength(count)
})

test('sizes are counted in bytes', () => {
  expect(findDocumentSizeProblems([{ path: 'README.md', text: '€'.repeat(2_001) }])).toHaveLength(1)
})

test('the documents of the project are within the limits', () => {
  expect(findDocumentSizeProblems()).toEqual([])
})
