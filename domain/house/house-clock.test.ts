import { expect, test } from 'vitest'
import { fromHouseTime, toHouseTime } from './house-clock.ts'

test.each([
  ['in winter', '2026-11-24T10:00', '2026-11-24T09:00:00.000Z'],
  ['in summer', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['before clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['after clocks went forward', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['the first time in the hour that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('a time in Milan %s is one instant', (_, text, instant) => {
  expect(fromHouseTime(text)?.toISOString()).toBe(instant)
  expect(toHouseTime(new Date(instant))).toBe(text)
})

test('an hour that clocks skip is the one after it', () => {
  expect(fromHouseTime('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

test.each(['', '2026-11-24', '2026-02-30T10:00', '2026-11-24T24:00', '2026-11-24T10:60', 'T10:00'])(
  '%j is no date and time',
  (text) => {
    expect(fromHouseTime(text)).toBeNull()
  },
)
