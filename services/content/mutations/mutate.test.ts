import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import type { ContentService } from '../service.ts'
import { importDocuments } from './import-documents.ts'

let now = new Date('2026-11-21T09:00:00Z')
let database: Database
let service: ContentService

beforeAll(async () => {
  database = await freshDatabase('content')
  service = openContent({
    database,
    clock: () => now,
  })
})
beforeEach(async () => {
  const posts = [1, 2, 3].map((number) => ({ _id: `post-${number}`, _type: 'post', number }))
  await importDocuments(database, posts, { now, existing: 'replace' })
})
afterAll(async () => {
  await service.close()
  await database.close()
})

async function mutate(mutations: unknown, { token = 'write-token', search = '' } = {}) {
  const request = new Request(`http://content/v2025-02-19/data/mutate/production${search}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: JSON.stringify({ mutations }),
  })
  const response = await service.fetch(request)
  return { status: response.status, body: await response.json() }
}

async function read(id: string): Promise<Record<string, unknown> | undefined> {
  const request = new Request(`http://content/v2025-02-19/data/doc/production/${id}`)
  return (await (await service.fetch(request)).json()).documents[0]
}

test('a created document is visible immediately', async () => {
  const { body } = await mutate([{ create: { _id: 'new', _type: 'post', number: 9 } }], {
    search: '?returnDocuments=true',
  })
  expect(body.results).toMatchObject([{ id: 'new', operation: 'create', document: { number: 9 } }])
  expect(await read('new')).toMatchObject({
    number: 9,
    _rev: body.transactionId,
    _createdAt: now.toISOString(),
  })
})

test('a patch updates the change date but not the creation date', async () => {
  const before = await read('post-1')
  now = new Date('2026-11-22T09:00:00Z')
  await mutate([{ patch: { id: 'post-1', set: { 'title.it': 'Uno' }, unset: ['number'] } }])
  const after = await read('post-1')
  expect(after).toMatchObject({ title: { it: 'Uno' }, _updatedAt: now.toISOString() })
  expect(after).not.toHaveProperty('number')
  expect(after?._createdAt).toBe(before?._createdAt)
})

test('documents are changed and deleted by a query', async () => {
  const selection = { query: '*[_type == $type && number > 1]', params: { type: 'post' } }
  await mutate([{ patch: { ...selection, inc: { number: 10 } } }])
  expect(await read('post-3')).toMatchObject({ number: 13 })
  await mutate([{ delete: selection }])
  expect([await read('post-1'), await read('post-2'), await read('post-3')]).toMatchObject([
    { _id: 'post-1' },
    undefined,
    undefined,
  ])
})

describe('mutations are applied all or none', () => {
  test('one failed mutation rolls back the others, and is identified in the response', async () => {
    const { status, body } = await mutate([
      { createOrReplace: { _id: 'post-1', _type: 'post', number: 100 } },
      { create: { _id: 'post-2', _type: 'post' } },
    ])
    expect(status).toBe(409)
    expect(body.error.items).toMatchObject([{ index: 1, error: { type: 'documentAlreadyExistsError' } }])
    expect((await read('post-1'))?.number).not.toBe(100)
  })

  test('a dry run returns what would change and changes nothing', async () => {
    const { body } = await mutate([{ delete: { id: 'post-1' } }], { search: '?dryRun=true' })
    expect(body.results).toMatchObject([{ id: 'post-1', operation: 'delete' }])
    expect(await read('post-1')).toBeDefined()
  })

  test('simultaneous patches are all applied', async () => {
    await mutate([{ createOrReplace: { _id: 'counter', _type: 'counter', count: 0 } }])
    await Promise.all(
      Array.from({ length: 20 }, () => mutate([{ patch: { id: 'counter', inc: { count: 1 } } }])),
    )
    expect(await read('counter')).toMatchObject({ count: 20 })
  })
})

test.each([
  ['by a stranger', [{ delete: { id: 'post-1' } }], { token: '' }, 403],
  ['by a viewer', [{ delete: { id: 'post-1' } }], { token: 'preview-token' }, 403],
  ['with a wrong token', [{ delete: { id: 'post-1' } }], { token: 'wrong' }, 401],
  ['of nothing', [], {}, 400],
  ['of an unknown kind', [{ destroy: { id: 'post-1' } }], {}, 400],
  ['without a type', [{ createOrReplace: { _id: 'x' } }], {}, 400],
  ['with an id that is none', [{ createOrReplace: { _id: 'a b', _type: 'post' } }], {}, 400],
  ['with a text that cannot be stored', [{ create: { _type: 'post', title: 'a\u0000b' } }], {}, 400],
  ['of a document that is not there', [{ patch: { id: 'none', set: { a: 1 } } }], {}, 404],
  ['by a query that is malformed', [{ delete: { query: '*[' } }], {}, 400],
])('a change %s is refused', async (_, mutations, settings, status) => {
  expect((await mutate(mutations, settings)).status).toBe(status)
})

test('createIfNotExists does not change an existing document', async () => {
  const { body } = await mutate([{ createIfNotExists: { _id: 'post-1', _type: 'post', number: 77 } }])
  expect(body.results).toMatchObject([{ id: 'post-1', operation: 'none' }])
  expect((await read('post-1'))?.number).not.toBe(77)
})
