import { afterAll, expect, test, vi } from 'vitest'
import { createMadeChangesClient } from '#clients/platform/made-changes-client.ts'
import { madeChangeRoutes } from '#services/platform/made-changes.ts'
import { freshDatabase } from '#tests/support/database.ts'

const database = await freshDatabase('platform')
afterAll(() => database.close())
const report = vi.fn()
const now = new Date('2026-11-29T09:00:00Z')

function client(token: string) {
  const app = madeChangeRoutes({ database, clock: () => now, serverToken: 'server' })
  // The service is mounted below `/changes`.
  const fetch = async (request: Request) =>
    app.fetch(new Request(request.url.replace('/changes/', '/'), request))
  return createMadeChangesClient({ baseUrl: 'http://platform', fetch, token, report })
}

test('a change was made before only if it was claimed and not released', async () => {
  const { claim, release } = client('server')
  const key = crypto.randomUUID()
  expect([await claim(key), await claim(key)]).toEqual([false, true])
  await release(key)
  expect(await claim(key)).toBe(false)
  expect(report).not.toHaveBeenCalled()
})

test('while the platform is unavailable, no change counts as made before, and the failure is reported', async () => {
  expect(await client('wrong').claim(crypto.randomUUID())).toBe(false)
  expect(report).toHaveBeenCalledExactlyOnceWith({ code: 'platform-unavailable', status: 401 })
})
