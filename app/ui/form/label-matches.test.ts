import { expect, test } from 'vitest'
import { labelMatches } from './label-matches.ts'

test.each([
  ['Ebanisteria Cantù', '', true],
  ['Ebanisteria Cantù', 'cantu', true],
  ['Ebanisteria Cantù', 'CANTÙ ', true],
  ['Nussbaum', 'baum', true],
  ['Nussbaum', 'eiche', false],
  ['Grün', 'gru', true],
])('"%s" is found by "%s": %s', (label, text, expected) => {
  expect(labelMatches(label, text)).toBe(expected)
})
