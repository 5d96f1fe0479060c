import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { listen } from '#services/kernel/database/listen.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { importDocuments } from '../mutations/import-documents.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'

const settings = { now: new Date('2026-11-21T09:00:00Z'), existing: 'replace' } as const
let database: Database
let store: DocumentStore

beforeAll(async () => {
  database = await freshDatabase('content')
  store = createDocumentStore(database)
})
afterAll(async () => {
  await store.close()
  await database.close()
})

async function titles(): Promise<unknown[]> {
  return (await store.view('published')).all.map(({ title }) => title)
}

test('a change written by another process becomes visible automatically', async () => {
  expect(await titles()).toEqual([])
  await importDocuments(database, [{ _id: 'a', _type: 'post', title: 'One' }], settings)
  await eventually(async () => expect(await titles()).toEqual(['One']))
})

test('more changes than fit into one notification are all visible', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    _id: `many-${index}`,
    _type: 'post',
    title: 'Many',
  }))
  await importDocuments(database, many, settings)
  await eventually(async () => expect(await titles()).toHaveLength(121))
})

test('after its connection is lost, the store reads everything again', async () => {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%'`,
  )
  await importDocuments(database, [{ _id: 'a', _type: 'post', title: 'Two' }], settings)
  await eventually(async () => expect(await titles()).toContain('Two'))
})

test('once a change has been announced as loaded, it is in the view', async () => {
  await store.settled()
  const found: boolean[] = []
  const subscription = await listen(database.url, 'content_refreshed', (payload) => {
    if (payload !== null) found.push(store.all().some(({ title }) => title === 'Three'))
  })
  await importDocuments(database, [{ _id: 'a', _type: 'post', title: 'Three' }], settings)
  await eventually(() => expect(found.length).toBeGreaterThan(0))
  expect(found[0]).toBe(true)
  await subscription.close()
})
