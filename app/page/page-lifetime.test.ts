import { expect, test } from 'vitest'
import { lifetimeUntilTomorrow } from './page-lifetime.ts'

/** In Milan a day ends at 23:00 UTC in winter. */
// spec 4: a delivery promise: a cached page does not outlive its day
test.each([
  ['2027-03-15T12:00:00Z', 60, 600],
  ['2027-03-15T22:49:00Z', 60, 600],
  ['2027-03-15T22:50:00Z', 60, 540],
  ['2027-03-15T22:59:30Z', 30, 0],
  ['2027-03-15T22:59:59.900Z', 1, 0],
  ['2027-03-15T23:00:00Z', 60, 600],
  ['2027-07-15T21:59:00Z', 60, 0],
])('a page that counts days from today, made at %s, is cached for %i and %i seconds', (now, fresh, stale) => {
  expect(lifetimeUntilTomorrow(new Date(now), 'Europe/Rome')).toEqual({
    freshSeconds: fresh,
    staleSeconds: stale,
  })
})
