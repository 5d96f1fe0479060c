import { expect, test } from 'vitest'
import { isLabelled } from './is-labelled.ts'

test.each([
  ['Ebanisteria Cantù', '', true],
  ['Ebanisteria Cantù', 'cantu', true],
  ['Ebanisteria Cantù', 'CANTÙ ', true],
  ['Nussbaum', 'baum', true],
  ['Nussbaum', 'eiche', false],
  ['Grün', 'gru', true],
])('"%s" is found by "%s": %s', (label, text, expected) => {
  expect(isLabelled(label, text)).toBe(expected)
})
