import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createDocumentStore } from '../documents/document-store.ts'
import { importDocuments } from './import-documents.ts'

const now = new Date('2026-11-21T09:00:00Z')
const post = { _id: 'post', _type: 'post', _updatedAt: '2026-05-01T10:00:00Z', title: 'One' }
let database: Database

beforeAll(async () => {
  database = await freshDatabase('content')
})
afterAll(() => database.close())

test('documents are imported with their own timestamps, and a second import changes nothing', async () => {
  const ndjson = `${JSON.stringify(post)}\n\n${JSON.stringify({ _id: 'other', _type: 'post' })}\n`
  expect(await importDocuments(database, ndjson, { now, existing: 'replace' })).toEqual(['post', 'other'])
  expect(await importDocuments(database, ndjson, { now, existing: 'replace' })).toEqual([])

  const store = createDocumentStore(database)
  const { byId } = await store.view('published')
  expect(byId.get('post')).toMatchObject({ title: 'One', _updatedAt: '2026-05-01T10:00:00.000Z' })
  expect(byId.get('other')).toMatchObject({ _createdAt: now.toISOString(), _updatedAt: now.toISOString() })
  await store.close()
})

test('importing missing documents does not change edited ones; importing with replacement does', async () => {
  const edited = { ...post, title: 'Two' }
  expect(await importDocuments(database, [edited], { now, existing: 'missing' })).toEqual([])
  expect(await importDocuments(database, [edited], { now, existing: 'replace' })).toEqual(['post'])
})

test.each([
  ['without a type', { _id: 'x' }],
  ['with an id that is none', { _id: 'not an id', _type: 'post' }],
])('an import with a document %s changes nothing at all', async (_, broken) => {
  const whole = { _id: 'never', _type: 'post' }
  await expect(importDocuments(database, [whole, broken], { now, existing: 'replace' })).rejects.toThrow()
  const store = createDocumentStore(database)
  expect((await store.view('published')).byId.has('never')).toBe(false)
  await store.close()
})
