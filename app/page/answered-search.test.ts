import { expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import { answeredSearchHeaders, takeAnsweredSearch } from './answered-search.ts'

const visitor = visitorOf(new URL('https://shop.test/de-de/search'))
const found = { state: { query: ' Nussbaum  Stühle' }, total: 3, correction: null, removedWords: [] }

test('what a page says it answers can be taken from it once', () => {
  const answer = new Response('', { headers: answeredSearchHeaders(found, visitor) })
  expect(takeAnsweredSearch(answer)).toEqual({ language: 'de', term: 'nussbaum stühle' })
  expect(takeAnsweredSearch(answer)).toBeNull()
})

test.each([
  ['nothing was found', { ...found, total: 0 }, visitor],
  ['words were left out', { ...found, removedWords: ['stühle'] }, visitor],
  ['it is somebody’s address', { ...found, state: { query: 'anna@example.com' } }, visitor],
  ['an editor looks at drafts', found, { ...visitor, isPreview: true }],
])('a page says nothing where %s', (_, list, who) => {
  expect(answeredSearchHeaders(list, who)).toEqual({})
})
