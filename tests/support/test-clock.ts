import type { Clock } from '#services/kernel/clock.ts'

/** The time for tests that do not depend on it. It is in the past, since the database uses the machine's clock. */
export const TEST_TIME = new Date('2026-11-20T10:00:00Z')

/** A clock that advances by a millisecond each time it is read, so that later events have later times. */
export function testClock(start: Date = TEST_TIME): Clock {
  let ms = start.getTime()
  return () => new Date(ms++)
}
