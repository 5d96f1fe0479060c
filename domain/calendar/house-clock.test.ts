import { expect, test } from 'vitest'
import { endOfDay, formatLocalTime, parseLocalTime } from './house-clock.ts'

test.each([
  ['Europe/Rome in winter', '2026-11-24T10:00', '2026-11-24T09:00:00.000Z'],
  ['Europe/Rome in summer', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['Europe/Rome before clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Rome after clocks went forward', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Rome the first time in the hour that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York on the day before clocks go back', '2026-10-31T20:00', '2026-11-01T00:00:00.000Z'],
  ['Asia/Tokyo just after midnight', '2026-01-01T00:01', '2025-12-31T15:01:00.000Z'],
  ['Asia/Kolkata', '2026-01-01T12:00', '2026-01-01T06:30:00.000Z'],
])('a time in %s is one instant', (where, text, instant) => {
  const [timeZone = ''] = where.split(' ')
  expect(parseLocalTime(timeZone, text)?.toISOString()).toBe(instant)
  expect(formatLocalTime(timeZone, new Date(instant))).toBe(text)
})

test('an hour that clocks skip becomes the one after it', () => {
  expect(parseLocalTime('Europe/Rome', '2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

test.each(['', '2026-11-24', '2026-02-30T10:00', '2026-11-24T24:00', '2026-11-24T10:60', 'T10:00'])(
  '%j is no date and time',
  (text) => {
    expect(parseLocalTime('Europe/Rome', text)).toBeNull()
  },
)

// spec 4: a delivery promise: days change at the house's midnight
test.each([
  ['Europe/Rome', '2027-03-15', '2027-03-15T23:00:00.000Z'],
  // Clocks go forward on this day, which has 23 hours.
  ['Europe/Rome', '2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['Europe/London', '2027-03-15', '2027-03-16T00:00:00.000Z'],
  ['America/New_York', '2027-07-01', '2027-07-02T04:00:00.000Z'],
  ['Pacific/Auckland', '2027-01-31', '2027-01-31T11:00:00.000Z'],
  // Clocks went forward at midnight: the next day started at one o'clock.
  ['America/Havana', '2026-03-07', '2026-03-08T05:00:00.000Z'],
])('the end of a day in %s is its midnight: %s', (timeZone, date, instant) => {
  expect(endOfDay(timeZone, date).toISOString()).toBe(instant)
})
