import { expect, test } from 'vitest'
import { formatCall, type OfferedCall } from './format-call.ts'

const OFFERED: OfferedCall = {
  openUntil: '2026-11-25T17:00:00.000Z',
  opensAt: '2026-11-26T08:00:00.000Z',
  times: ['2026-11-25T13:30:00.000Z', '2026-11-25T16:30:00.000Z', '2026-11-26T08:00:00.000Z'],
  now: '2026-11-25T12:00:00.000Z',
  tag: 'de-DE',
  clock: 'times24',
}

test('times are grouped by the days of the office', () => {
  expect(formatCall(OFFERED, 'Europe/Rome')).toEqual({
    timeZone: 'Europe/Rome',
    zoneName: 'Mitteleuropäische Zeit',
    openUntil: '18:00 Uhr',
    opensAt: 'Donnerstag, 26. November um 9:00 Uhr',
    days: [
      {
        label: 'Mittwoch, 25. November',
        times: [
          { at: OFFERED.times[0], label: '25. Nov., 14:30' },
          { at: OFFERED.times[1], label: '25. Nov., 17:30' },
        ],
      },
      { label: 'Donnerstag, 26. November', times: [{ at: OFFERED.times[2], label: '26. Nov., 9:00' }] },
    ],
  })
})

test('elsewhere the same times belong to other days', () => {
  const { days, zoneName } = formatCall({ ...OFFERED, tag: 'en-US', clock: 'times12' }, 'Asia/Tokyo')
  expect(zoneName).toBe('Japan Standard Time')
  expect(days.map(({ label, times }) => [label, times.length])).toEqual([
    ['Wednesday, November 25', 1],
    ['Thursday, November 26', 2],
  ])
})
