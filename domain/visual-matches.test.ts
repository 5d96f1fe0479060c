import { expect, test } from 'vitest'
import { worthShowing } from './visual-matches.ts'

const matches = (likenesses: readonly number[]) =>
  likenesses.map((likeness, at) => ({ number: String(at), likeness }))

test.each([
  ['nothing was found', [], 0],
  ['few are known', [0.9, 0.1], 2],
  ['twelve are shown however they look', Array.from({ length: 12 }, (_, at) => 1 - at / 12), 12],
  ['beyond twelve, three quarters of the best are enough', [1, ...Array(11).fill(0.1), 0.75, 0.74], 13],
])('%s', (_, likenesses, count) => {
  expect(worthShowing(matches(likenesses))).toHaveLength(count)
})
