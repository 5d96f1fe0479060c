import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Job } from './jobs.ts'
import { rateLimits } from './kernel-tables.ts'

export type RateLimit = { limit: number; windowSeconds: number }

export type Admission = { ok: true } | { ok: false; code: 'too-many-requests'; retryAfterSeconds: number }

export type RateLimiter = {
  /** Counts one request (or `count` of them) under `key`, and returns whether they are within the limit. */
  admit(key: string, rule: RateLimit, count?: number): Promise<Admission>
}

/** Admits everything. It is for the shop's own work, which does not guess codes or passwords. */
export const UNLIMITED: RateLimiter = { admit: async () => ({ ok: true }) }

/**
 * Creates rate limits shared by all processes (architecture.md §7), with a sliding window: the count of the previous
 * window is weighted by its share that is still within the last `windowSeconds`. A key may identify a person, so only
 * its digest under `secret` is stored.
 */
export function createRateLimiter({
  database,
  clock,
  secret,
}: {
  database: Database
  clock: Clock
  secret: string
}): RateLimiter {
  const digest = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    async admit(key, rule, added = 1) {
      const seconds = clock().getTime() / 1000
      const window = Math.floor(seconds / rule.windowSeconds)
      const { count, previous } = await increment(database, { key: digest(key), added, window, rule })
      const elapsed = seconds / rule.windowSeconds - window
      if (count + previous * (1 - elapsed) <= rule.limit) return { ok: true }
      const retryAfterSeconds = Math.max(1, Math.ceil((1 - elapsed) * rule.windowSeconds))
      return { ok: false, code: 'too-many-requests', retryAfterSeconds }
    },
  }
}

export function rateLimitJob(database: Database): Job {
  return {
    name: 'kernel: remove expired rate limits',
    everySeconds: 300,
    run: (now) => removeExpiredLimits(database, now),
  }
}

export async function removeExpiredLimits({ db }: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now))
}

type Increment = { key: string; added: number; window: number; rule: RateLimit }

async function increment({ db }: Database, { key, added, window, rule: { windowSeconds } }: Increment) {
  const expiresAt = new Date((window + 2) * windowSeconds * 1000)
  const { rows } = await db.execute<{ count: number; previous: number }>(sql`
    insert into ${rateLimits} as current (key, "window", count, expires_at)
    values (${key}, ${window}, ${added}, ${expiresAt.toISOString()})
    on conflict (key, "window") do update set count = current.count + excluded.count
    returning current.count, coalesce(
      (select earlier.count from ${rateLimits} earlier where earlier.key = ${key} and earlier."window" = ${window - 1}),
      0) as previous`)
  return rows[0] ?? { count: added, previous: 0 }
}
