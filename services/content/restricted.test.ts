import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import { importDocuments } from './mutations/import-documents.ts'
import type { ContentService } from './service.ts'

const now = new Date('2026-11-21T09:00:00Z')
const SECRET = 'for the trade alone'
const reference = (_ref: string) => ({ _type: 'reference', _ref })
const DOCUMENTS = [
  { _id: 'menu-of-trade', _type: 'editorialMenu', slug: { current: 'trade-menu' }, title: SECRET },
  { _id: 'message', _type: 'marketingMessage', b2bOnly: true, text: SECRET },
  { _id: 'post', _type: 'magazine', private: true, title: SECRET },
  { _id: 'home', _type: 'home', title: 'Home', refs: ['menu-of-trade', 'message', 'post'].map(reference) },
]

let database: Database
let service: ContentService
beforeAll(async () => {
  database = await freshDatabase('content')
  await importDocuments(database, DOCUMENTS, { now, existing: 'replace' })
  service = openContent({
    database,
    clock: () => now,
  })
})
afterAll(async () => {
  await service.close()
  await database.close()
})

async function read(path: string, token?: string): Promise<{ status: number; text: string }> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await service.fetch(new Request(`http://content${path}`, { headers }))
  return { status: response.status, text: await response.text() }
}
const query = (version: string, groq: string) =>
  `/${version}/data/query/production?returnQuery=false&query=${encodeURIComponent(groq)}`

/** Spec §6: the trade menu and trade messages are shown to trade clients only. */
// spec 6: the trade menu and messages for trade clients are read by the storefront's server alone
test.each([
  ['by their type', query('v2025-02-19', '*[_type in ["editorialMenu", "marketingMessage", "magazine"]]')],
  ['by an id', query('v2025-02-19', '*[_id == "menu-of-trade"]')],
  ['among everything', query('v2025-02-19', '*')],
  ['as they are stored', query('v1', '*')],
  ['by following a reference', query('v2025-02-19', '*[_id == "home"].refs[]->')],
  ['through what refers to them', query('v2025-02-19', '*[references("message")]{ "all": refs[]->{ ... } }')],
  ['as documents', '/v2025-02-19/data/doc/production/menu-of-trade,message,post'],
])('what is for the trade is not read %s by a stranger, but by the storefront', async (_, path) => {
  const stranger = await read(path)
  expect(stranger.status).toBe(200)
  expect(stranger.text).not.toContain(SECRET)
  const storefront = await read(path, 'read-token')
  expect(storefront.status).toBe(200)
  expect(storefront.text).toContain(SECRET)
})

test('an anonymous caller cannot count restricted documents', async () => {
  const count = query('v2025-02-19', 'count(*[b2bOnly == true || private == true])')
  expect(JSON.parse((await read(count)).text).result).toBe(0)
  expect(JSON.parse((await read(count, 'read-token')).text).result).toBe(2)
})

test('the storefront’s token cannot change documents', async () => {
  const response = await service.fetch(
    new Request('http://content/v2025-02-19/data/mutate/production', {
      method: 'POST',
      headers: { authorization: 'Bearer read-token', 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ delete: { id: 'home' } }] }),
    }),
  )
  expect(response.status).toBe(403)
})
