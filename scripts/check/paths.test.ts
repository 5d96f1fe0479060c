import { expect, test } from 'vitest'
import { findPathProblems, missingPaths } from './paths.ts'

test.each([
  ['a file: `scripts/check/paths.ts`', []],
  ['a folder: `scripts/check/`', []],
  ['a moved file: `scripts/check/gone.ts`', ['scripts/check/gone.ts']],
  ['a pattern: `services/{service}/migrations`', []],
  ['another command: `npm run check`', []],
  ['links: [style](style.md#code), [a site](https://shop.example/), [here](#section)', []],
  ['a broken link: [cookies](../app/gone.ts)', ['app/gone.ts']],
])('%s', (text, missing) => {
  expect(missingPaths(text, 'docs')).toEqual(missing)
})

test('every path in the documents exists', () => {
  expect(findPathProblems()).toEqual([])
})
