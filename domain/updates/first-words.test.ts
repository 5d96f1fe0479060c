import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test.each([
  ['Yes, in brass.', 'Yes, in brass.'],
  ['Dear Ada,\n\n  yes. ', 'Dear Ada, yes.'],
  ['Twenty letters, 20 ok', 'Twenty letters, 20…'],
  ['Twenty letters, 20ok', 'Twenty letters, 20ok'],
  ['Rindfleischetikettierung', 'Rindfleischetikettie…'],
  ['🪑'.repeat(21), `${'🪑'.repeat(20)}…`],
  [`Yes${' '.repeat(100)}indeed`, 'Yes…'],
  ['', ''],
])('%j begins with %j', (text, expected) => {
  expect(firstWords(text, 20)).toBe(expected)
})
