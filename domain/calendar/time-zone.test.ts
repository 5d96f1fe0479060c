import { expect, test } from 'vitest'
import { isTimeZone, timeZoneName } from './time-zone.ts'

test.each([
  ['Europe/Rome', true],
  ['UTC', true],
  ['', false],
  ['Europe/Atlantis', false],
  ['Call me at example.com', false],
])('"%s" is a time zone: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected)
})

test.each([
  ['Europe/Rome', 'de-DE', 'Mitteleuropäische Zeit'],
  ['America/New_York', 'en-US', 'Eastern Time'],
])('%s in %s is called %s', (timeZone, tag, name) => {
  expect(timeZoneName(timeZone, tag)).toBe(name)
})
