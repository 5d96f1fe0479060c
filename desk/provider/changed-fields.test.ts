import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('a change contains the fields that differ, but never the version', () => {
  const before = { id: '1', version: 3, title: 'Sedia', tags: ['oak'] }
  expect(changedFields(before, before)).toEqual({})
  expect(changedFields(before, { id: '1', version: 4, title: 'Panca', tags: ['oak'] })).toEqual({
    title: 'Panca',
  })
  expect(changedFields(before, { id: '1', version: 3, title: 'Sedia', tags: ['ash'] })).toEqual({
    tags: ['ash'],
  })
})
