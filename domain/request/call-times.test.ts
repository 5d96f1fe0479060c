import { expect, test } from 'vitest'
import type { Office, WeekdayHours } from '../house/opening-hours.ts'
import { createPhoneOffice } from '../house/phone-office.ts'
import { callDueBy, callTimes, isCallPossible, opensAt, openUntil } from './call-times.ts'

// A Wednesday, 09:10 in Rome.
const WEDNESDAY = new Date('2026-11-25T08:10Z')
const LINE = createPhoneOffice({ opens: '09:00', closes: '18:00', timeZone: 'Europe/Rome' }, WEDNESDAY)
const NEW_YORK = createPhoneOffice(
  { opens: '08:00', closes: '12:00', timeZone: 'America/New_York' },
  WEDNESDAY,
)
const WITH_LUNCH: WeekdayHours = {
  open: true,
  morning: { start: '09:00', end: '13:00' },
  afternoon: { start: '14:30', end: '18:00' },
}
const LUNCH: Office = { ...LINE, weekdays: { wednesday: WITH_LUNCH, thursday: WITH_LUNCH } }
const CLOSED: Office = { ...LINE, extraClosures: ['2026-11-26'], recurringHolidays: ['11-27'] }
const NEVER: Office = { ...LINE, weekdays: {} }
const at = (text: string) => new Date(`${text}Z`)

// spec 1: talk to an expert: times within the opening hours of the office, now while it is open
test.each<[string, Office, string, string, number, string, string]>([
  [
    'in the morning',
    LINE,
    '2026-11-25T08:10',
    '2026-11-25T09:30',
    15,
    '2026-11-25T16:30',
    '2026-12-01T16:30',
  ],
  [
    'an hour ahead to the minute',
    LINE,
    '2026-11-25T08:30',
    '2026-11-25T09:30',
    15,
    '2026-11-25T16:30',
    '2026-12-01T16:30',
  ],
  [
    'just before closing',
    LINE,
    '2026-11-25T16:50',
    '2026-11-26T08:00',
    18,
    '2026-11-26T16:30',
    '2026-12-02T16:30',
  ],
  [
    'late in the evening',
    LINE,
    '2026-11-25T22:30',
    '2026-11-26T08:00',
    18,
    '2026-11-26T16:30',
    '2026-12-02T16:30',
  ],
  ['on a Saturday', LINE, '2026-11-28T10:00', '2026-11-30T08:00', 18, '2026-11-30T16:30', '2026-12-04T16:30'],
  [
    'before a lunch break',
    LUNCH,
    '2026-11-25T10:40',
    '2026-11-25T13:30',
    7,
    '2026-11-25T16:30',
    '2026-12-09T16:30',
  ],
  [
    'before a closure and a holiday',
    CLOSED,
    '2026-11-25T16:50',
    '2026-11-30T08:00',
    18,
    '2026-11-30T16:30',
    '2026-12-04T16:30',
  ],
  [
    'as clocks go forward',
    LINE,
    '2027-03-26T16:00',
    '2027-03-29T07:00',
    18,
    '2027-03-29T15:30',
    '2027-04-02T15:30',
  ],
  [
    'as clocks go back',
    LINE,
    '2026-10-23T15:00',
    '2026-10-26T08:00',
    18,
    '2026-10-26T16:30',
    '2026-10-30T16:30',
  ],
  [
    'in another zone',
    NEW_YORK,
    '2026-11-25T08:10',
    '2026-11-25T13:00',
    8,
    '2026-11-25T16:30',
    '2026-12-01T16:30',
  ],
])('times are offered %s', (_, office, now, first, ofFirstDay, lastOfFirstDay, last) => {
  const times = callTimes(office, at(now))
  expect(times[0]).toEqual(at(first))
  expect(times[ofFirstDay - 1]).toEqual(at(lastOfFirstDay))
  expect(times.at(-1)).toEqual(at(last))
  expect(new Set(times.map((time) => time.toISOString().slice(0, 10))).size).toBe(5)
})

test('no times are offered during a lunch break', () => {
  const times = callTimes(LUNCH, at('2026-11-25T06:00')).slice(0, 15)
  const hours = times.map((time) => time.toISOString().slice(11, 16))
  expect(hours).toEqual([
    ...['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
    ...['13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30'],
  ])
})

test.each<[string, Office, string, string | null, string | null]>([
  ['open', LINE, '2026-11-25T08:10', '2026-11-25T17:00', '2026-11-26T08:00'],
  ['open as it opens', LINE, '2026-11-25T08:00', '2026-11-25T17:00', '2026-11-26T08:00'],
  ['open a quarter before it closes', LINE, '2026-11-25T16:45', '2026-11-25T17:00', '2026-11-26T08:00'],
  ['about to close', LINE, '2026-11-25T16:46', null, '2026-11-26T08:00'],
  ['closed in the evening', LINE, '2026-11-25T17:00', null, '2026-11-26T08:00'],
  ['closed at the weekend', LINE, '2026-11-28T10:00', null, '2026-11-30T08:00'],
  ['open until lunch', LUNCH, '2026-11-25T10:00', '2026-11-25T12:00', '2026-11-25T13:30'],
  ['closed for lunch', LUNCH, '2026-11-25T12:30', null, '2026-11-25T13:30'],
  ['closed', CLOSED, '2026-11-26T10:00', null, '2026-11-30T08:00'],
  ['never open', NEVER, '2026-11-25T10:00', null, null],
])('an office that is %s', (_, office, now, until, opens) => {
  expect(openUntil(office, at(now))).toEqual(until && at(until))
  expect(opensAt(office, at(now))).toEqual(opens && at(opens))
})

test.each<[string, string | null, string, boolean]>([
  ['that is offered', '2026-11-25T10:00', '2026-11-25T08:10', true],
  ['that was offered as the form was opened', '2026-11-25T10:00', '2026-11-25T09:25', true],
  ['that has come too near', '2026-11-25T10:00', '2026-11-25T09:35', false],
  ['that has passed', '2026-11-25T08:00', '2026-11-25T08:10', false],
  ['between two', '2026-11-25T10:10', '2026-11-25T08:10', false],
  ['as the office closes', '2026-11-25T17:00', '2026-11-25T08:10', false],
  ['at the weekend', '2026-11-28T10:00', '2026-11-25T08:10', false],
  ['too far ahead', '2026-12-02T10:00', '2026-11-25T08:10', false],
  ['on the last of five days', '2026-12-01T10:00', '2026-11-25T08:10', true],
  ['now, while it is open', null, '2026-11-25T08:10', true],
  ['now, while it is closed', null, '2026-11-25T18:10', false],
])('a call %s', (_, time, now, isPossible) => {
  expect(isCallPossible(LINE, time === null ? null : at(time), at(now))).toBe(isPossible)
})

test('a call is due by the end of its half hour, an immediate one within a quarter of an hour', () => {
  expect(callDueBy(at('2026-11-25T10:00'), WEDNESDAY)).toEqual(at('2026-11-25T10:30'))
  expect(callDueBy(null, WEDNESDAY)).toEqual(at('2026-11-25T08:25'))
})
