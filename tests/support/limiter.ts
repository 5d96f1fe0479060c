import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createRateLimiter, type RateLimiter } from '#services/kernel/rate-limit.ts'

/** The limiter as the program makes it, over a database with the tables of the kernel. */
export function testLimiter(database: Database, clock: Clock = () => new Date()): RateLimiter {
  return createRateLimiter({ database, clock, secret: 'test limits' })
}
