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
  const planned = planImport(documents, { existing: byId, onlyMissing })
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

test('importing missing documents does not change existing ones', () => {
  const present = [document('a', { title: 'Two' })]
  expect(outcomes([document('a', { title: 'One' }), document('b')], present, true)).toEqual({
    a: 'skipped',
    b: 'made',
  })
})

test('references may be to other imported documents, in any order, and to existing ones', () => {
  expect(outcomes([document('a', to('b')), document('b', to('c'))], [document('c')])).toEqual({
    a: 'made',
    b: 'made',
  })
})

test('a document with a broken reference is refused, and so are those that refer to it; weak references may be broken', () => {
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

test('an unchanged document may have broken references', () => {
  const present = [document('a', to('gone'))]
  expect(outcomes([document('a', to('gone'))], present)).toEqual({ a: 'unchanged' })
})
