import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import type { ContentService } from '../service.ts'

const now = new Date('2026-11-24T09:00:00Z')
let database: Database
/** Two processes that share one database. */
let processes: ContentService[] = []
const purposes: (string | undefined)[] = []

beforeAll(async () => {
  database = await freshDatabase('content')
  processes = [1, 2].map(() =>
    openContent({
      database,
      clock: () => now,
      team: {
        async authenticate(token, purpose) {
          purposes.push(purpose)
          return ok({ accountId: token, roles: ['orders'], confirmedAt: now })
        },
        findColleagues: async () => [],
      },
    }),
  )
})
afterAll(async () => {
  await Promise.all(processes.map((service) => service.close()))
  await database.close()
})

const PATH = 'http://content/team/v1/presence/production?connection='

test('a member is visible to others, also in another process, but not to themselves', async () => {
  const [first, second] = processes
  if (!first || !second) throw new Error('no services')
  const open = async (service: ContentService, connection: string) => {
    const request = new Request(PATH + connection, { headers: { authorization: 'Bearer ada' } })
    const { body } = await service.fetch(request)
    if (!body) throw new Error('no stream')
    const reader = body.getReader()
    // The first chunk confirms that the stream is listening.
    await reader.read()
    return reader
  }
  const other = await open(second, 'connection-2')
  const own = await open(first, 'connection-1')
  const announce = (connection: string, body: object) =>
    first.fetch(
      new Request(PATH + connection, {
        method: 'POST',
        headers: { authorization: 'Bearer piero' },
        body: JSON.stringify(body),
      }),
    )
  const locations = [{ type: 'document', documentId: 'home', path: ['title'] }]
  expect((await announce('connection-1', { type: 'state', session: 's1', locations })).status).toBe(204)
  expect((await announce('connection-3', { type: 'rollCall', session: 's3' })).status).toBe(204)
  const heard = new TextDecoder().decode((await other.read()).value)
  expect(heard).toContain(JSON.stringify({ type: 'state', i: 'piero', m: { sessionId: 's1', locations } }))
  const ownFirst = new TextDecoder().decode((await own.read()).value)
  expect(ownFirst).toContain('rollCall')
  await Promise.all([other.cancel(), own.cancel()])
  expect(new Set(purposes)).toEqual(new Set(['watch']))
})

test.each([
  ['an unknown kind', { type: 'shout', session: 's' }],
  ['more than fits into a notice', { type: 'state', session: 's', locations: ['x'.repeat(7000)] }],
])('%s is refused', async (_, body) => {
  const request = new Request(`${PATH}connection-1`, {
    method: 'POST',
    headers: { authorization: 'Bearer ada' },
    body: JSON.stringify(body),
  })
  expect((await processes[0]?.fetch(request))?.status).toBe(400)
})
