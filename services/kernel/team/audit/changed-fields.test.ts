import { expect, test } from 'vitest'
import { findChangedFields } from '../change-item.ts'

test.each([
  ['a changed field', { name: 'Sedia' }, { name: 'Poltrona' }, { name: 'Sedia' }, { name: 'Poltrona' }],
  ['an equal field', { name: 'Sedia' }, { name: 'Sedia' }, {}, {}],
  ['a field that is not logged', { owner: 'Ada' }, { owner: 'Piero' }, {}, {}],
  ['a new field', {}, { name: 'Sedia' }, { name: null }, { name: 'Sedia' }],
  ['a changed list', { name: ['a', 'b'] }, { name: ['b'] }, { name: ['a', 'b'] }, { name: ['b'] }],
  [
    'a part of an object',
    { name: { en: 'Chair', it: 'Sedia' } },
    { name: { en: 'Chair', it: 'Poltrona', de: 'Stuhl' } },
    { name: { it: 'Sedia', de: null } },
    { name: { it: 'Poltrona', de: 'Stuhl' } },
  ],
  ['an object that was null', { name: null }, { name: { en: 'a' } }, { name: null }, { name: { en: 'a' } }],
])('%s is logged as it was and is', (_, before, after, was, is) => {
  expect(findChangedFields(before, after, ['name'])).toEqual({ before: was, after: is })
})
