import { expect, test } from 'vitest'
import type { ContentDocument } from './document.ts'
import { createView } from './perspective.ts'

function document(_id: string, title: string): ContentDocument {
  return { _id, _type: 'post', _rev: 'r', _createdAt: '', _updatedAt: '', title }
}

const documents = [
  document('drafts.a', 'a draft'),
  document('a', 'a'),
  document('b', 'b'),
  document('drafts.c', 'c draft'),
  document('versions.rSpring.a', 'a in spring'),
  document('internal.note', 'note'),
]

test.each([
  ['raw', ['a', 'b', 'a draft', 'c draft', 'note', 'a in spring']],
  ['public', ['a', 'b']],
  ['published', ['a', 'b', 'note']],
  ['drafts', ['a draft', 'b', 'c draft', 'note']],
  ['previewDrafts', ['a draft', 'b', 'c draft', 'note']],
  ['rSpring,drafts', ['a in spring', 'b', 'c draft', 'note']],
  ['rSpring', ['a in spring', 'b', 'note']],
  ['rAutumn', ['a', 'b', 'note']],
])('the perspective %s shows %j', (perspective, titles) => {
  expect(createView(documents, perspective).all.map(({ title }) => title)).toEqual(titles)
})

test('a draft has the published id, so that references resolve to it', () => {
  const shown = createView(documents, 'drafts').byId.get('a')
  expect(shown).toMatchObject({ _id: 'a', _originalId: 'drafts.a', title: 'a draft' })
})

test('documents are found by type, in the order of their ids', () => {
  expect(createView(documents, 'published').byType.get('post')).toHaveLength(3)
  expect(createView(documents, 'published').byType.get('other')).toBeUndefined()
})
