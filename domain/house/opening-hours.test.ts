import { expect, test } from 'vitest'
import { isChatAvailable, isOpen, type Office, weekdayOf } from './opening-hours.ts'

const WORKDAY = {
  open: true,
  morning: { start: '09:00', end: '13:00' },
  afternoon: { start: '14:30', end: '18:00' },
}

function createOffice(changes: Partial<Office> = {}): Office {
  return {
    active: true,
    timezone: 'Europe/Rome',
    extraClosures: ['2027-03-17'],
    recurringHolidays: ['12-25'],
    weekdays: {
      monday: WORKDAY,
      tuesday: { ...WORKDAY, afternoon: null },
      wednesday: WORKDAY,
      thursday: { ...WORKDAY, open: false },
      friday: WORKDAY,
      saturday: { open: true, morning: null, afternoon: null },
    },
    ...changes,
  }
}

// In March before the 28th, Milan is one hour ahead of UTC.
// spec 4: an office is open within its slots, inclusive at both ends
test.each([
  ['Monday before opening', '2027-03-15T07:59:59Z', false],
  ['Monday at opening', '2027-03-15T08:00:00Z', true],
  ['Monday morning', '2027-03-15T10:00:00Z', true],
  ['Monday at the end of the morning', '2027-03-15T12:00:00Z', true],
  ['Monday within the last minute of the morning', '2027-03-15T12:00:59Z', true],
  ['Monday a minute past the morning', '2027-03-15T12:01:00Z', false],
  ['Monday before the afternoon', '2027-03-15T13:29:00Z', false],
  ['Monday at the start of the afternoon', '2027-03-15T13:30:00Z', true],
  ['Monday at closing', '2027-03-15T17:00:00Z', true],
  ['Monday after closing', '2027-03-15T17:01:00Z', false],
  ['Tuesday afternoon, which has no slot', '2027-03-16T14:00:00Z', false],
  ['Wednesday that is an extra closure', '2027-03-17T10:00:00Z', false],
  ['the next Wednesday', '2027-03-24T10:00:00Z', true],
  ['Thursday, which is not marked open', '2027-03-18T10:00:00Z', false],
  ['Saturday, open without slots', '2027-03-20T10:00:00Z', false],
  ['Sunday, which has no entry', '2027-03-21T10:00:00Z', false],
  ['Christmas', '2026-12-25T10:00:00Z', false],
  ['Christmas of another year', '2028-12-25T10:00:00Z', false],
  ['a summer Monday at opening', '2027-07-12T07:00:00Z', true],
])('the Milan office on %s (%s) is open: %s', (_time, instant, expected) => {
  expect(isOpen(createOffice(), new Date(instant))).toBe(expected)
})

test('an office uses its own time and date', () => {
  const newYork = createOffice({ timezone: 'America/New_York', extraClosures: ['2027-03-16'] })
  const night = { ...WORKDAY, morning: null, afternoon: { start: '20:00', end: '23:59' } }
  expect(isOpen({ ...newYork, weekdays: { monday: night } }, new Date('2027-03-16T03:59:59Z'))).toBe(true)
  expect(isOpen({ ...newYork, weekdays: { monday: night } }, new Date('2027-03-16T04:00:00Z'))).toBe(false)
})

// spec 4: chat: active configuration and an active office open now
test.each([
  ['everything on', true, [createOffice()], true],
  ['the configuration off', false, [createOffice()], false],
  ['the office off', true, [createOffice({ active: false })], false],
  ['a second office open', true, [createOffice({ weekdays: {} }), createOffice()], true],
  ['no office', true, [], false],
])('with %s, chat is available', (_state, active, offices, expected) => {
  expect(isChatAvailable({ active, offices }, new Date('2027-03-15T10:00:00Z'))).toBe(expected)
})

test.each([
  ['2027-03-15', 'monday'],
  ['2027-03-21', 'sunday'],
  ['2028-02-29', 'tuesday'],
])('%s is a %s', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday)
})
