import { expect, test } from 'vitest'
import { fold, splitWords } from './words.ts'

test.each([
  ['Caffè', 'caffe'],
  ['GROSSE', 'grosse'],
  ['Große', 'grosse'],
  ['Œuvre', 'oeuvre'],
  ['SØREN', 'soren'],
  ['ﬁlo', 'filo'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('words are runs of letters and digits', () => {
  expect(splitWords("L'Art du Verre, n° 12 (PORAMI-0042)")).toEqual([
    'l',
    'art',
    'du',
    'verre',
    'n',
    '12',
    'porami',
    '0042',
  ])
})
