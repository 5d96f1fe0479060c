import { expect, test } from 'vitest'
import { findForeignWords, findGlossaryProblems, readForeignWords } from './glossary.ts'

const WORDS = [{ word: 'asked', write: 'requested', folders: ['all'] }]

test.each([
  ['const askedBag = 1', 1],
  ['const ASKED_BAG = 1', 1],
  ['/** What was asked. */', 1],
  ["call() // the caller's question is asked, isn't it", 1],
  ["const path = '/asked/*' // asked", 1],
  ["const name = 'asked'", 0],
  ['const masked = `asked`', 0],
])('%s has %j words that are not ours', (text, count) => {
  expect(findForeignWords(text, WORDS)).toHaveLength(count)
})

test('the glossary lists words with what to write instead, and the code has none of them', () => {
  expect(
    readForeignWords(
      '## Not ours\n\n| word | write | folders |\n|---|---|---|\n| `asked` | requested | all |\n',
    ),
  ).toEqual(WORDS)
  expect(() => readForeignWords('# Glossary')).toThrow('Not ours')
  expect(findGlossaryProblems()).toEqual([])
})
