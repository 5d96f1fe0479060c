import { expect, test } from 'vitest'
import { firstCharacter } from './initial.ts'

test.each([
  ['Laguna', 'L'],
  ['  “élan” chair', 'É'],
  ['8-piece set', '8'],
  ['椅子', '椅'],
  ['…', ''],
])('the initial of %s is %s', (title, initial) => {
  expect(firstCharacter(title)).toBe(initial)
})
