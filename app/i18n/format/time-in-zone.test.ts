import { expect, test } from 'vitest'
import { formatDateTimeIn } from './time-in-zone.ts'

const time = new Date('2026-11-25T17:00:00Z')

test.each([
  ['America/New_York', 'en-US', 'times12', 'Wednesday, November 25 at 12:00 PM'],
  ['Europe/Rome', 'de-AT', 'times24', 'Mittwoch, 25. November um 18:00 Uhr'],
  ['America/New_York', 'de-US', 'times12', 'Mittwoch, 25. November um 12:00 PM'],
  ['Europe/Rome', 'it-IT', 'times24', 'mercoledì 25 novembre alle ore 18:00'],
  ['Europe/London', 'en-GB', 'times24', 'Wednesday 25 November at 17:00'],
] as const)('in %s, written for %s with %s, it is %s', (timeZone, tag, clock, expected) => {
  expect(formatDateTimeIn(timeZone, time, { tag, clock })).toBe(expected)
})
