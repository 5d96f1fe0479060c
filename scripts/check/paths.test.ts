import { expect, test } from 'vitest'
import { findPathProblems, missingDocuments, missingPaths } from './paths.ts'

test.each([
  ['a file: `scripts/check/paths.ts`', []],
  ['a folder: `scripts/check/`', []],
  ['a moved file: `scripts/check/gone.ts`', ['scripts/check/gone.ts']],
  ['a pattern: `services/{service}/migrations`', []],
  ['another command: `npm run check`', []],
  ['links: [style](style.md#code), [a site](https://shop.example/#a)', []],
  ['## Its own section\n[here](#its-own-section)', []],
  ['a broken link: [cookies](../app/gone.ts)', ['app/gone.ts']],
  ['a broken anchor: [style](style.md#gone)', ['docs/style.md#gone']],
  ['a broken anchor of its own: [here](#gone)', ['docs/a.md#gone']],
])('%s', (text, missing) => {
  expect(missingPaths(text, 'docs/a.md')).toEqual(missing)
})

test('a comment that names a missing document is found', () => {
  const text = '// docs/style.md\n/** See docs/areas/attic.md. */'
  expect(missingDocuments(text).map(({ name }) => name)).toEqual(['docs/areas/attic.md'])
})

test('every path in the documents exists, and every document in the comments', () => {
  expect(findPathProblems()).toEqual([])
})
