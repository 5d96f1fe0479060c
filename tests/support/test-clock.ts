import type { Clock } from '#services/kernel/clock.ts'

/** The time of tests for which any time does. It has passed, since the database has the machine's clock. */
export const TEST_TIME = new Date('2026-11-20T10:00:00Z')

/** A clock that is a millisecond later each time it is read, so that what happens later has a later time. */
export function testClock(start: Date = TEST_TIME): Clock {
  let ms = start.getTime()
  return () => new Date(ms++)
}
