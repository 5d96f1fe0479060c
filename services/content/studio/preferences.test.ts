import { createClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import type { ContentService } from '../service.ts'
import { removeOldPreferences } from './preferences.ts'

let now = new Date('2026-11-24T09:00:00Z')
let database: Database
let service: ContentService

beforeAll(async () => {
  database = await freshDatabase('content')
  service = openContent({
    database,
    clock: () => now,
    team: {
      // This role can only read, but everyone has preferences.
      authenticate: async (accountId) => ok({ accountId, roles: ['orders'], confirmedAt: now }),
      findColleagues: async () => [],
    },
  })
})
afterAll(async () => {
  await service.close()
  await database.close()
})

/** The calls of the Studio's key-value store. */
function createKeyValueStore(token: string) {
  const client = createClient({
    projectId: 'house',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: 'http://content/team',
    useProjectHostname: false,
    useCdn: false,
    token,
    maxRetries: 0,
    resolveFetch: () => (url, init) => service.fetch(new Request(url, init)),
  })
  return {
    get: (...keys: string[]) => client.request({ url: `/users/me/keyvalue/${keys.join(',')}` }),
    set: (...body: object[]) => client.request({ method: 'PUT', url: '/users/me/keyvalue', body }),
  }
}

const KEY = 'studio.structure-tool.sort-order.post'
const order = { by: [{ field: '_createdAt', direction: 'desc' }] }

test('a member’s preferences are private and apply on every device until changed', async () => {
  const ada = createKeyValueStore('ada')
  expect(await ada.get(KEY)).toEqual([])
  expect(await ada.set({ key: KEY, value: { by: [] } })).toEqual([{ key: KEY, value: { by: [] } }])
  await ada.set({ key: KEY, value: order }, { key: 'studio.timezone', value: 'Europe/Rome' })
  expect(await ada.get(KEY, 'studio.none')).toEqual([{ key: KEY, value: order }])
  expect(await createKeyValueStore('ben').get(KEY)).toEqual([])
  await ada.set({ key: KEY, value: null })
  expect(await ada.get(KEY, 'studio.timezone')).toEqual([{ key: 'studio.timezone', value: 'Europe/Rome' }])
})

test.each([
  ['no list', { key: KEY, value: 1 }, 400],
  ['a key that is too long', [{ key: 'k'.repeat(257), value: 1 }], 400],
  ['text that cannot be stored', [{ key: KEY, value: '\u0000' }], 400],
  ['more than the Studio ever stores', [{ key: KEY, value: 'x'.repeat(70_000) }], 413],
])('%s is refused', async (_, body, status) => {
  const response = await service.fetch(
    new Request('http://content/team/v1/users/me/keyvalue', {
      method: 'PUT',
      headers: { authorization: 'Bearer eve' },
      body: JSON.stringify(body),
    }),
  )
  expect(response.status).toBe(status)
  expect(await createKeyValueStore('eve').get(KEY)).toEqual([])
})

test('the last 500 preferences of a member are stored', async () => {
  const dan = createKeyValueStore('dan')
  const many = (letter: string) =>
    Array.from({ length: 100 }, (_, at) => ({ key: `${letter}${at}`, value: at }))
  for (const letter of 'abcdef') {
    now = new Date(now.getTime() + 1000)
    await dan.set(...many(letter))
  }
  expect(await dan.get('a0', 'a99')).toEqual([])
  expect(await dan.get('b0', 'f99')).toHaveLength(2)
})

test('preferences older than a year are removed', async () => {
  await createKeyValueStore('fay').set({ key: KEY, value: order })
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  await removeOldPreferences(database, later(365))
  expect(await createKeyValueStore('fay').get(KEY)).toHaveLength(1)
  await removeOldPreferences(database, later(366))
  expect(await createKeyValueStore('fay').get(KEY)).toEqual([])
})
