import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const EVENT: CalendarEvent = {
  uid: 'R-26-000123@shop.example',
  house: 'Sample House',
  startsAt: new Date('2026-11-25T10:00:00Z'),
  minutes: 30,
  title: 'A call from Sample House',
  description: 'Our number: +39 02 0000 0100',
  madeAt: new Date('2026-11-24T08:01:02.345Z'),
}

test('an appointment is in UTC, with the house, the phone number and the end', () => {
  expect(calendarFile(EVENT).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sample House//Calls//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:R-26-000123@shop.example',
    'DTSTAMP:20261124T080102Z',
    'DTSTART:20261125T100000Z',
    'DTEND:20261125T103000Z',
    'SUMMARY:A call from Sample House',
    'DESCRIPTION:Our number: +39 02 0000 0100',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['commas, semicolons and backslashes', 'A, B; C\\D', 'A\\, B\\; C\\\\D'],
  ['line breaks', 'A\nB\r\nC', 'A\\nB\\nC'],
  ['what looks like another line', 'A\r\nEND:VEVENT', 'A\\nEND:VEVENT'],
])('a text with %s is escaped', (_, title, escaped) => {
  expect(calendarFile({ ...EVENT, title })).toContain(`\r\nSUMMARY:${escaped}\r\n`)
})

test.each(['x'.repeat(200), 'è'.repeat(200), '🪑'.repeat(60)])(
  'a long text (%s) is folded by bytes',
  (title) => {
    const file = calendarFile({ ...EVENT, title })
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
  },
)
