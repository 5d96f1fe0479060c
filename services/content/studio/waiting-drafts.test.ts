import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { importDocuments } from '../mutations/import-documents.ts'
import { WAITING_DRAFTS } from '../service.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase('content')
})
afterAll(() => database.close())

const count = () => WAITING_DRAFTS.count(database.db, TEST_TIME)
const add = (document: { _id: string; title?: unknown }, at: string) =>
  importDocuments(database, [{ _type: 'post', ...document }], { now: new Date(at), existing: 'replace' })

test('documents with a draft are listed as waiting, least recently edited first', async () => {
  await add({ _id: 'home', title: { en: 'Home' } }, '2026-11-20T09:00:00Z')
  expect(await count()).toEqual({ count: 0, since: null, first: [] })
  await add({ _id: 'drafts.home', title: { en: 'Home again' } }, '2026-11-23T09:00:00Z')
  await add({ _id: 'drafts.menu' }, '2026-11-22T09:00:00Z')
  expect(await count()).toEqual({
    count: 2,
    since: new Date('2026-11-22T09:00:00Z'),
    first: [{ text: 'menu' }],
  })
  await add({ _id: 'drafts.menu', title: 'Menu' }, '2026-11-24T09:00:00Z')
  expect(await count()).toMatchObject({ count: 2, first: [{ text: 'Home again' }] })
})
