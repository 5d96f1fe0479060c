import { expect, test } from 'vitest'
import { readAdded, readLastChange, searchAfterAdding, searchAfterChange } from './done-search.ts'
import { listChangeForm } from './list-change-form.ts'
import type { KnownPiece } from './load-list-view.server.ts'

const ITEM = '6b1f6f0e-52f5-4f3c-9d0e-0a8f4c1a2b3c'
const NEW = '0d9f6679-7425-40de-944b-e07fc1f90ae7'
const before = (search = '') => new URLSearchParams(search)
const change = (fields: object) => listChangeForm.parse({ item: ITEM, ...fields })

test.each([
  [{ intent: 'step', by: '1' }, 'page=2', `?page=2#piece-${ITEM}`],
  [{ intent: 'remove' }, 'page=2&removed=earlier', `?page=2&removed=${ITEM}`],
  [{ intent: 'quantity', version: 1, before: '1', quantity: '0' }, '', `?removed=${ITEM}`],
  [{ intent: 'transfer', newId: NEW, to: 'saved', copy: '0' }, '', `?moved=saved+${ITEM}+${NEW}`],
])('%j leads to %s', (fields, search, expected) => {
  expect(searchAfterChange(before(search), change(fields))).toBe(expected)
})

test('what was removed, moved or copied is read again; anything else is dropped', () => {
  expect(readLastChange(before(`removed=${ITEM}`))).toEqual({ kind: 'removed-piece', id: ITEM })
  expect(readLastChange(before('copied=saved-for-later'))).toEqual({ kind: 'copied', to: 'saved-for-later' })
  expect(readLastChange(before(`moved=saved+${ITEM}+${NEW}`))).toEqual({
    kind: 'moved',
    id: ITEM,
    to: 'saved',
    newId: NEW,
  })
  expect(readLastChange(before('removed=%3Cscript%3E&moved=//evil.example'))).toBeNull()
})

test('pieces that were not added are named again, by those of the list', () => {
  const pieces = [{ id: ITEM, card: { title: 'Luna' } }] as unknown as KnownPiece[]
  const search = searchAfterAdding({ added: 3, refused: [{ id: ITEM, why: 'sold-out' }] })
  expect(readAdded(before(search), pieces)).toEqual({
    added: 3,
    refused: [{ title: 'Luna', why: 'sold-out' }],
  })
  expect(
    readAdded(before(`added=3&refused=${ITEM}+nonsense&refused=other+sold-out`), pieces)?.refused,
  ).toEqual([])
  expect(readAdded(before(), pieces)).toBeNull()
})
