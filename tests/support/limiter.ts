import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createRateLimiter, type RateLimiter } from '#services/kernel/rate-limit.ts'
import { testClock } from './test-clock.ts'

/** The rate limiter as composed by the program, on a database with the tables of the kernel. */
export function testLimiter(database: Database, clock: Clock = testClock()): RateLimiter {
  return createRateLimiter({ database, clock, secret: 'test limits' })
}
