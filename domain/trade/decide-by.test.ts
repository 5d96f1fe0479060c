import { expect, test } from 'vitest'
import { createPhoneOffice } from '../house/phone-office.ts'
import { decideBy } from './decide-by.ts'

test.each([
  ['2026-11-26T09:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['2026-11-26T07:59:00Z', '2026-11-27T17:00:00.000Z'],
  ['2026-11-26T17:01:00Z', '2026-11-30T17:00:00.000Z'],
  ['2026-11-28T10:00:00Z', '2026-12-01T17:00:00.000Z'],
])('an application of %s is decided by %s', (sentAt, decided) => {
  const now = new Date(sentAt)
  const office = createPhoneOffice({ opens: '09:00', closes: '18:00', timeZone: 'Europe/Rome' }, now)
  expect(decideBy(office, now)?.toISOString()).toBe(decided)
})

test('an office that never opens promises nothing', () => {
  const now = new Date('2026-11-26T09:00:00Z')
  const closed = {
    active: true,
    timezone: 'Europe/Rome',
    extraClosures: [],
    recurringHolidays: [],
    weekdays: {},
  }
  expect(decideBy(closed, now)).toBeNull()
})
