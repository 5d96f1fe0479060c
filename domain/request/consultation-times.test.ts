import { expect, test } from 'vitest'
import { createPhoneOffice } from '../house/phone-office.ts'
import { consultationTimes, isConsultationPossible } from './consultation-times.ts'
import { replyBy } from './reply-time.ts'

const NOW = new Date('2026-11-25T08:00Z')
const LINE = createPhoneOffice({ opens: '09:00', closes: '18:00', timeZone: 'Europe/Rome' }, NOW)
const NEW_YORK = createPhoneOffice({ opens: '08:00', closes: '12:00', timeZone: 'America/New_York' }, NOW)
const at = (text: string) => new Date(`${text}Z`)

// spec 1: a design consultation: times within opening hours, after the reply that confirms one
test.each([
  ['in the morning', LINE, '2026-11-25T08:10', '2026-11-26T08:00', '2026-12-09T16:00'],
  ['exactly as the office opens', LINE, '2026-11-25T08:00', '2026-11-25T16:00', '2026-12-08T16:00'],
  ['on a Saturday', LINE, '2026-11-28T10:00', '2026-11-30T16:00', '2026-12-11T16:00'],
  ['before the clocks go forward', LINE, '2027-03-26T16:00', '2027-03-29T14:00', '2027-04-09T15:00'],
  [
    'of an office that is open for half a day',
    NEW_YORK,
    '2026-11-25T14:00',
    '2026-11-27T14:00',
    '2026-12-10T16:00',
  ],
])('times are offered from when the house has replied: %s', (_, office, now, first, last) => {
  const times = consultationTimes(office, at(now))
  expect([times[0], times.at(-1)]).toEqual([at(first), at(last)])
  expect(Number(times[0])).toBeGreaterThanOrEqual(Number(replyBy(office, at(now))))
  expect(new Set(times.map((time) => time.toISOString().slice(0, 10))).size).toBe(10)
})

test('an office that never opens offers none', () => {
  expect(consultationTimes({ ...LINE, weekdays: {} }, at('2026-11-25T08:10'))).toEqual([])
})

test.each([
  ['that is offered', '2026-11-26T10:00', '2026-11-25T08:10', true],
  ['that was offered as the form was opened', '2026-11-26T08:00', '2026-11-25T09:25', true],
  ['that has come too near', '2026-11-26T08:00', '2026-11-25T09:40', false],
  ['between two', '2026-11-26T10:30', '2026-11-25T08:10', false],
  ['an hour before closing', '2026-11-26T16:00', '2026-11-25T08:10', true],
  ['as the office closes', '2026-11-26T17:00', '2026-11-25T08:10', false],
  ['at the weekend', '2026-11-28T10:00', '2026-11-25T08:10', false],
  ['too far ahead', '2026-12-21T10:00', '2026-11-25T08:10', false],
])('a time %s', (_, time, now, isPossible) => {
  expect(isConsultationPossible(LINE, at(time), at(now))).toBe(isPossible)
})
