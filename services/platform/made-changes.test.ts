import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { madeChangeRoutes, removeOldChanges } from './made-changes.ts'

const KEY = '/6f1b7a52-3a64-4d0c-9a5e-0f6d3c2b1a00'
let database: Database
let now = new Date('2026-11-29T09:00:00Z')

beforeAll(async () => {
  database = await freshDatabase('platform')
})
afterAll(() => database.close())

async function call(method: string, path = KEY, token = 'server'): Promise<number> {
  const app = madeChangeRoutes({ database, clock: () => now, serverToken: 'server' })
  const headers = { authorization: `Bearer ${token}` }
  return (await app.fetch(new Request(`http://platform${path}`, { method, headers }))).status
}

test('a change is made once, for a day, unless it was refused', async () => {
  const both = await Promise.all([call('PUT'), call('PUT')])
  expect(both.sort()).toEqual([201, 204])
  await call('DELETE')
  expect(await call('PUT')).toBe(201)
  now = new Date(now.getTime() + 24 * 3_600_000)
  await removeOldChanges(database, now)
  expect(await call('PUT')).toBe(204)
  await removeOldChanges(database, new Date(now.getTime() + 1))
  expect(await call('PUT')).toBe(201)
})

test('only servers may say so, with a key that is one', async () => {
  expect(await call('PUT', KEY, 'visitor')).toBe(401)
  expect(await call('PUT', '/1')).toBe(422)
})
