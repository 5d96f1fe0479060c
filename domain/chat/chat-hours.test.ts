import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isChatAvailable } from '../house/opening-hours.ts'
import { type ChatHours, chatOpenUntil, chatSpans, officeOnDuty } from './chat-hours.ts'

const hours = (start: string, end: string, afternoon: [string, string] | null = null) => ({
  open: true,
  morning: { start, end },
  afternoon: afternoon && { start: afternoon[0], end: afternoon[1] },
})
const week = (day: ReturnType<typeof hours>) => ({ monday: day, tuesday: day, wednesday: day, thursday: day })
const office = (key: string, timezone: string, weekdays: ReturnType<typeof week>, active = true) => ({
  key,
  timezone,
  weekdays,
  active,
  name: { en: key },
  extraClosures: ['2026-11-25'],
  recurringHolidays: ['12-25'],
})
const HOURS: ChatHours = {
  active: true,
  offices: [
    office('milan', 'Europe/Rome', week(hours('09:00', '13:00', ['14:00', '18:00']))),
    office('new-york', 'America/New_York', week(hours('08:00', '12:00'))),
    office('dubai', 'Asia/Dubai', week(hours('00:00', '23:59')), false),
  ],
}
const at = (text: string) => new Date(text)
const isWithin = (now: Date, from: Date) =>
  chatSpans(HOURS, from).some(([start, end]) => start <= now.getTime() && now.getTime() < end)

// spec 4: chat availability as browsers get it, rechecked every minute
test('the spans that a browser gets are those in which the chat is available, to the second', () => {
  const from = Date.UTC(2026, 9, 20)
  fc.assert(
    fc.property(fc.nat(70 * 86_400), fc.nat(60 * 3_600), (start, later) => {
      const then = new Date(from + start * 1000)
      const now = new Date(then.getTime() + later * 1000)
      return isWithin(now, then) === isChatAvailable(HOURS, now)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['2026-11-26T08:59:59+01:00', false],
  ['2026-11-26T09:00:00+01:00', true],
  ['2026-11-26T13:00:59+01:00', true],
  ['2026-11-26T13:01:00+01:00', false],
  ['2026-11-26T18:00:59+01:00', true],
  ['2026-11-26T18:01:00+01:00', false],
  ['2026-11-25T10:00:00+01:00', false],
])('at %s the chat of the offices is %s', (time, isOpen) => {
  expect(isWithin(at(time), at('2026-11-25T12:00:00Z'))).toBe(isOpen)
})

test('where one office takes over from another, the chat is open until the last one closes', () => {
  // New York opens at 14:00 Milan time; both close at 18:00 there.
  expect(chatOpenUntil(HOURS, at('2026-11-26T15:00:00+01:00'))).toEqual(at('2026-11-26T18:00:00+01:00'))
  expect(chatOpenUntil(HOURS, at('2026-11-26T12:30:00+01:00'))).toEqual(at('2026-11-26T13:00:00+01:00'))
  expect(chatOpenUntil(HOURS, at('2026-11-26T20:00:00+01:00'))).toBeNull()
  expect(chatSpans({ ...HOURS, active: false }, at('2026-11-26T12:00:00Z'))).toEqual([])
})

test('a visitor is shown the office of their telephone line before others that are open', () => {
  const both = at('2026-11-26T15:00:00+01:00')
  expect(officeOnDuty(HOURS, both, 'America/New_York')?.key).toBe('new-york')
  expect(officeOnDuty(HOURS, both, 'Asia/Tokyo')?.key).toBe('milan')
  expect(officeOnDuty(HOURS, at('2026-11-26T22:00:00+01:00'), 'Europe/Rome')).toBeNull()
})
