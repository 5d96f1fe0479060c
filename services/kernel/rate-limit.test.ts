import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createRateLimiter, removeExpiredLimits } from './rate-limit.ts'

const rule = { limit: 3, windowSeconds: 60 }
const start = Date.parse('2026-11-21T09:00:00Z')
let database: Database
let now = start

beforeAll(async () => {
  database = await freshDatabase('kernel')
})
afterAll(() => database.close())

function limiter() {
  return createRateLimiter({ database, clock: () => new Date(now), secret: 'a secret' })
}

test('the limit applies to all processes together, and returns the time to wait', async () => {
  now = start
  const [one, two] = [limiter(), limiter()]
  for (const either of [one, two, one]) expect(await either.admit('a', rule)).toEqual({ ok: true })
  expect(await two.admit('a', rule)).toEqual({
    ok: false,
    code: 'too-many-requests',
    retryAfterSeconds: 60,
  })
  expect(await two.admit('b', rule)).toEqual({ ok: true })
})

test('a visitor cannot double the limit at the boundary of two windows', async () => {
  now = start + 59_000
  for (let request = 0; request < 3; request++) await limiter().admit('edge', rule)
  now = start + 61_000
  expect((await limiter().admit('edge', rule)).ok).toBe(false)
  now = start + 60_000 + 59_000
  expect((await limiter().admit('edge', rule)).ok).toBe(true)
})

test('requests at the same moment are all counted', async () => {
  now = start
  const admissions = await Promise.all(Array.from({ length: 20 }, () => limiter().admit('burst', rule)))
  expect(admissions.filter(({ ok }) => ok)).toHaveLength(3)
})

test('a call for several requests counts them all, and refuses them together', async () => {
  now = start
  expect((await limiter().admit('several', rule, 2)).ok).toBe(true)
  expect((await limiter().admit('several', rule, 2)).ok).toBe(false)
  expect((await limiter().admit('fewer', rule, 3)).ok).toBe(true)
})

test('the table contains neither the keys nor plain digests of them', async () => {
  now = start
  await limiter().admit('sign-in:ada@example.com', rule)
  const { rows } = await database.pool.query<{ key: string }>('select key from kernel.rate_limits')
  const plain = createHash('sha256').update('sign-in:ada@example.com').digest('base64url')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('ada')
  expect(rows.map(({ key }) => key)).not.toContain(plain)
})

test('expired windows are removed', async () => {
  now = start
  await limiter().admit('old', rule)
  now = start + 3_600_000
  await removeExpiredLimits(database, new Date(now))
  const { rows } = await database.pool.query('select count(*)::int as count from kernel.rate_limits')
  expect(rows).toEqual([{ count: 0 }])
})
