import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'

test.each([
  ['Laguna', 'L'],
  ['  “élan” chair', 'É'],
  ['8-piece set', '8'],
  ['椅子', '椅'],
  ['…', ''],
])('the initial of %s is %s', (title, initial) => {
  expect(initialOf(title)).toBe(initial)
})
