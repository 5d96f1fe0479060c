import { expect, test } from 'vitest'
import { daysLeft, endOfDay, isQuoteExpired, isReminderDue } from './quote-validity.ts'

test.each([
  ['sent', '2026-12-15', false],
  ['sent', '2026-12-16', true],
  ['accepted', '2026-12-16', true],
  ['ordered', '2026-12-16', false],
  ['revising', '2026-12-16', false],
  ['declined', '2026-12-16', false],
] as const)('a quote valid until 15 December that is %s is over on %s: %s', (state, today, isOver) => {
  expect(isQuoteExpired({ state, validUntil: '2026-12-15' }, today)).toBe(isOver)
})

test.each([
  ['four days before', 'sent', '2026-12-11', false],
  ['three days before', 'sent', '2026-12-12', true],
  ['on the last day', 'sent', '2026-12-15', true],
  ['after it', 'sent', '2026-12-16', false],
  ['once it is accepted, before it is paid', 'accepted', '2026-12-14', true],
  ['while changes are prepared', 'revising', '2026-12-14', false],
  ['on the day on which it was sent', 'sent', '2026-12-10', false],
] as const)('a client is reminded %s', (_, state, today, isDue) => {
  const sentOn = '2026-12-10'
  expect(isReminderDue({ state, validUntil: '2026-12-15', sentOn }, today)).toBe(isDue)
})

test('a version that is valid for a day is not followed by a reminder on the same one', () => {
  expect(isReminderDue({ state: 'sent', validUntil: '2026-12-11', sentOn: '2026-12-10' }, '2026-12-10')).toBe(
    false,
  )
})

test.each([
  ['2026-12-14', 2],
  ['2026-12-15', 1],
  ['2026-12-16', 0],
])('on %s there are %i days left until 15 December', (today, days) => {
  expect(daysLeft('2026-12-15', today)).toBe(days)
})

test.each([
  ['Europe/Rome', '2026-12-15', '2026-12-15T23:00:00.000Z'],
  ['Europe/Rome', '2026-07-15', '2026-07-15T22:00:00.000Z'],
  ['Europe/Rome', '2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['America/New_York', '2026-12-15', '2026-12-16T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-15', '2026-12-15T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-15', '2026-12-15T10:00:00.000Z'],
  ['UTC', '2026-12-31', '2027-01-01T00:00:00.000Z'],
])('in %s, %s ends at %s', (timeZone, day, end) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(end)
})
