import { expect, test } from 'vitest'
import type { ContentDocument } from '../documents/document.ts'
import type { Patch } from './mutation.ts'
import { applyPatch } from './patch.ts'

const document: ContentDocument = {
  _id: 'home',
  _type: 'home',
  _rev: 'first',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
  title: 'Old',
  count: 3,
  rows: [{ _key: 'a' }, { _key: 'b' }],
}
const id = { id: 'home' }

const PATCHES: [name: string, patch: Patch, expected: Record<string, unknown>][] = [
  ['sets', { ...id, set: { title: 'New' } }, { title: 'New' }],
  [
    'sets only what is missing',
    { ...id, setIfMissing: { title: 'New', note: 'Kept' } },
    { title: 'Old', note: 'Kept' },
  ],
  ['unsets', { ...id, unset: ['rows[_key=="a"]'] }, { rows: [{ _key: 'b' }] }],
  ['counts up', { ...id, inc: { count: 2 } }, { count: 5 }],
  ['counts down', { ...id, dec: { count: 1 } }, { count: 2 }],
  [
    'inserts before',
    { ...id, insert: { before: 'rows[0]', items: [{ _key: 'c' }] } },
    { rows: [{ _key: 'c' }, { _key: 'a' }, { _key: 'b' }] },
  ],
  [
    'inserts after the last',
    { ...id, insert: { after: 'rows[-1]', items: [{ _key: 'c' }] } },
    { rows: [{ _key: 'a' }, { _key: 'b' }, { _key: 'c' }] },
  ],
  [
    'replaces an item',
    { ...id, insert: { replace: 'rows[_key=="a"]', items: [{ _key: 'c' }, { _key: 'd' }] } },
    { rows: [{ _key: 'c' }, { _key: 'd' }, { _key: 'b' }] },
  ],
]

test.each(PATCHES)('a patch %s', (_, patch, expected) => {
  const patched = applyPatch(document, patch)
  expect(patched.ok && patched.document).toEqual({ ...document, ...expected })
})

test.each([
  [
    'of another revision',
    { ...id, ifRevisionID: 'other', set: { title: 'New' } },
    'documentRevisionIDDoesNotMatchError',
  ],
  ['of the id', { ...id, set: { _id: 'other' } }, 'mutationError'],
  ['of the type', { ...id, unset: ['_type'] }, 'mutationError'],
  ['with a path we do not read', { ...id, set: { 'rows[*]': 1 } }, 'mutationError'],
  ['that inserts at no place', { ...id, insert: { items: [1] } }, 'mutationError'],
] satisfies [string, Patch, string][])('a patch %s is refused', (_, patch, type) => {
  expect(applyPatch(document, patch)).toMatchObject({ ok: false, error: { type } })
})
