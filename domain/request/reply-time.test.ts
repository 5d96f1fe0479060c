import { expect, test } from 'vitest'
import type { Office, WeekdayHours } from '../house/opening-hours.ts'
import { createPhoneOffice } from '../house/phone-office.ts'
import { replyBy, replyDays } from './reply-time.ts'

const hours: WeekdayHours = {
  open: true,
  morning: { start: '09:00', end: '13:00' },
  afternoon: { start: '14:00', end: '18:00' },
}
const milan: Office = {
  active: true,
  timezone: 'Europe/Rome',
  extraClosures: ['2026-12-24'],
  recurringHolidays: ['12-25', '12-26'],
  weekdays: { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours },
}
const newYork = createPhoneOffice(
  {
    opens: '08:00',
    closes: '12:00',
    timeZone: 'America/New_York',
    closedDays: { holidays: ['11-thursday-4'], weekendHolidays: 'nearest', closures: [] },
  },
  new Date('2026-11-24T13:00:00Z'),
)

test.each([
  // A Tuesday.
  ['when the office opens', milan, '2026-11-24T08:00:00Z', '2026-11-24T17:00:00.000Z'],
  ['before it opens', milan, '2026-11-24T02:00:00Z', '2026-11-24T17:00:00.000Z'],
  ['in the afternoon', milan, '2026-11-24T15:00:00Z', '2026-11-25T15:00:00.000Z'],
  ['in the break', milan, '2026-11-24T12:30:00Z', '2026-11-25T12:00:00.000Z'],
  ['on Friday evening', milan, '2026-11-27T18:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['before a closure, two holidays and a Sunday', milan, '2026-12-23T18:00:00Z', '2026-12-28T17:00:00.000Z'],
  ['before clocks go forward', milan, '2026-03-27T15:00:00Z', '2026-03-30T14:00:00.000Z'],
  ['where it is open for half the day', newYork, '2026-11-24T13:00:00Z', '2026-11-25T17:00:00.000Z'],
  ['before Thanksgiving', newYork, '2026-11-25T13:00:00Z', '2026-11-27T17:00:00.000Z'],
])('who writes %s has a reply after eight hours in which it is open', (_, office, now, expected) => {
  expect(replyBy(office, new Date(now))?.toISOString()).toBe(expected)
})

test('an office that never opens promises nothing', () => {
  expect(replyBy({ ...milan, weekdays: {} }, new Date('2026-11-24T08:00:00Z'))).toBeNull()
})

test.each([
  ['09:00', '18:00', 1],
  ['09:00', '17:00', 1],
  ['09:00', '16:59', 2],
  ['08:00', '12:00', 2],
  ['08:30', '10:30', 4],
])('an office that is open from %s to %s replies in %i working days', (opens, closes, days) => {
  expect(replyDays({ opens, closes })).toBe(days)
})
