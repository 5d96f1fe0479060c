import { expect, test } from 'vitest'
import { type ClosedDays, closedDates, findClosures, resolveDates } from './closed-days.ts'

const none: ClosedDays = { holidays: [], weekendHolidays: 'lost', closures: [] }

// spec 1: public holidays by their rules: Easter, weekdays of a month, weekends
test.each([
  ['12-25', 2027, ['2027-12-25']],
  ['02-29', 2028, ['2028-02-29']],
  ['02-29', 2027, []],
  ['2027-08-09', 2027, ['2027-08-09']],
  ['2027-08-09', 2028, []],
  ['2027-12-30/2028-01-02', 2027, ['2027-12-30', '2027-12-31']],
  ['2027-12-30/2028-01-02', 2028, ['2028-01-01', '2028-01-02']],
  ['2027-08-09/2027-08-08', 2027, []],
  ['easter', 2027, ['2027-03-28']],
  ['easter+1', 2027, ['2027-03-29']],
  ['easter-2', 2024, ['2024-03-29']],
  ['easter+39', 2026, ['2026-05-14']],
  ['05-monday-1', 2026, ['2026-05-04']],
  ['02-monday-3', 2027, ['2027-02-15']],
  ['11-thursday-4', 2026, ['2026-11-26']],
  ['11-thursday-4+1', 2026, ['2026-11-27']],
  // A month with four Mondays and one with five.
  ['05-monday-last', 2026, ['2026-05-25']],
  ['05-monday-last', 2027, ['2027-05-31']],
  ['02-monday-last', 2027, ['2027-02-22']],
])('%s is in %i on %j', (day, year, dates) => {
  expect(resolveDates(day, year)).toEqual(dates)
})

test.each([
  '',
  '02-30',
  '2027-02-29',
  'easter monday',
  '13-monday-1',
  '05-monday-5',
  '05-someday-1',
  '2027-08-09/x',
])('"%s" is no day', (text) => {
  expect(resolveDates(text, 2028)).toBeNull()
})

test.each([
  ['lost', '12-25', 2027, ['2027-12-25']],
  ['nearest', '07-04', 2026, ['2026-07-03', '2026-07-04']],
  ['nearest', '07-04', 2027, ['2027-07-04', '2027-07-05']],
  ['nearest', '01-01', 2028, ['2027-12-31', '2028-01-01']],
  ['next', '01-01', 2028, ['2028-01-01', '2028-01-03']],
  ['next', '05-06', 2027, ['2027-05-06']],
] as const)('with weekends %s, %s is in %i on %j', (weekendHolidays, holiday, year, dates) => {
  expect(closedDates({ ...none, weekendHolidays, holidays: [holiday] }, year)).toEqual(dates)
})

test.each([
  [2026, ['2026-12-25', '2026-12-26', '2026-12-28']],
  [2027, ['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28']],
  // Christmas is a Sunday, and the Monday after it is already a holiday.
  [2022, ['2022-12-25', '2022-12-26', '2022-12-27']],
])('two holidays in a row never move to the same day in %i', (year, dates) => {
  expect(closedDates({ ...none, weekendHolidays: 'next', holidays: ['12-25', '12-26'] }, year)).toEqual(dates)
})

test('closures never move, and are listed once with holidays', () => {
  const closures = ['12-24', '12-25']
  expect(closedDates({ holidays: ['12-25'], weekendHolidays: 'nearest', closures }, 2027)).toEqual([
    '2027-12-24',
    '2027-12-25',
  ])
})

test('closures around New Year are known on both sides of it, including holidays that move to another year', () => {
  const days: ClosedDays = { ...none, weekendHolidays: 'nearest', holidays: ['01-01'] }
  for (const now of ['2027-12-31T23:00:00Z', '2028-01-01T01:00:00Z'])
    expect(findClosures(days, new Date(now))).toContain('2027-12-31')
})
