import { expect, test } from 'vitest'
import {
  addDays,
  addWeekdays,
  calendarDateIn,
  clockTimeIn,
  isCalendarDate,
  subtractWeekdays,
} from './calendar-date.ts'

test.each([
  ['2027-03-15T22:59:59Z', 'Europe/Rome', '2027-03-15', '23:59'],
  ['2027-03-15T23:00:00Z', 'Europe/Rome', '2027-03-16', '00:00'],
  ['2027-07-15T22:00:00Z', 'Europe/Rome', '2027-07-16', '00:00'],
  ['2027-01-01T04:59:00Z', 'America/New_York', '2026-12-31', '23:59'],
  ['2027-01-01T00:00:00Z', 'Asia/Dubai', '2027-01-01', '04:00'],
])('at %s it is in %s the %s, %s', (instant, timeZone, date, time) => {
  expect(calendarDateIn(timeZone, new Date(instant))).toBe(date)
  expect(clockTimeIn(timeZone, new Date(instant))).toBe(time)
})

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-12-31', true],
  ['2027-13-01', false],
  ['2027-00-10', false],
  ['2027-1-1', false],
  ['15/03/2027', false],
  ['', false],
])('"%s" is a day of the calendar: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected)
})

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2027-03-27', 2, '2027-03-29'],
])('%s and %i days make %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

/** 2027-03-15 is a Monday. */
test.each([
  ['2027-03-15', 0, '2027-03-15'],
  ['2027-03-15', 4, '2027-03-19'],
  ['2027-03-15', 5, '2027-03-22'],
  ['2027-03-19', 1, '2027-03-22'],
  ['2027-03-18', 35, '2027-05-06'],
  ['2027-03-20', 0, '2027-03-22'],
  ['2027-03-20', 1, '2027-03-22'],
  ['2027-03-21', 2, '2027-03-23'],
])('%s and %i weekdays make %s', (date, weekdays, expected) => {
  expect(addWeekdays(date, weekdays)).toBe(expected)
})

test.each([
  ['2027-03-19', 0, '2027-03-19'],
  ['2027-03-19', 4, '2027-03-15'],
  ['2027-03-22', 5, '2027-03-15'],
  ['2027-03-22', 1, '2027-03-19'],
  ['2027-05-06', 35, '2027-03-18'],
  ['2027-03-20', 0, '2027-03-19'],
  ['2027-03-21', 1, '2027-03-18'],
])('%s is %i weekdays after %s', (date, days, expected) => {
  expect(subtractWeekdays(date, days)).toBe(expected)
})
