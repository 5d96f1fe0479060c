import { expect, test } from 'vitest'
import { type DatasetDocument, planImport } from './plan-import.ts'

const document = (_id: string, more: Record<string, unknown> = {}): DatasetDocument => ({
  _id,
  _type: 'post',
  ...more,
})
const to = (_ref: string, more: object = {}) => ({ link: { _type: 'reference', _ref, ...more } })

function outcomes(
  documents: DatasetDocument[],
  present: DatasetDocument[] = [],
  onlyMissing = false,
): Record<string, string> {
  const byId = new Map(present.map((known) => [known._id, known]))
  const planned = planImport(documents, { present: byId, onlyMissing })
  return Object.fromEntries(
    planned.map((plan) => [plan.document._id, plan.outcome === 'refused' ? plan.reason : plan.outcome]),
  )
}

test.each([
  ['is not there', [], 'made'],
  ['is there with other words', [document('a', { title: 'Two' })], 'changed'],
  ['is there as it is', [document('a', { title: 'One' })], 'unchanged'],
  [
    'is there, written at another moment',
    [document('a', { title: 'One', _rev: 'x', _updatedAt: '2026-01-01', _createdAt: '2025-01-01' })],
    'unchanged',
  ],
  ['is there with an empty attribute more', [document('a', { title: 'One', note: null })], 'unchanged'],
])('a document that %s', (_, present, outcome) => {
  expect(outcomes([document('a', { title: 'One' })], present)).toEqual({ a: outcome })
})

test('of what is there, an import of what is missing changes nothing', () => {
  const present = [document('a', { title: 'Two' })]
  expect(outcomes([document('a', { title: 'One' }), document('b')], present, true)).toEqual({
    a: 'skipped',
    b: 'made',
  })
})

test('references may lead to what is imported beside them, in any order, and to what is there', () => {
  expect(outcomes([document('a', to('b')), document('b', to('c'))], [document('c')])).toEqual({
    a: 'made',
    b: 'made',
  })
})

test('what refers to nowhere is refused, and so is what refers to it; a weak reference is none', () => {
  const documents = [
    document('a', to('b')),
    document('b', { rows: [to('gone')] }),
    document('c', to('gone', { _weak: true })),
  ]
  expect(outcomes(documents)).toEqual({
    a: 'refers to b, which does not exist',
    b: 'refers to gone, which does not exist',
    c: 'made',
  })
})

test('a document that stays as it is may refer to nowhere', () => {
  const present = [document('a', to('gone'))]
  expect(outcomes([document('a', to('gone'))], present)).toEqual({ a: 'unchanged' })
})
