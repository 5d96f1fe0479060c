import { expect, test } from 'vitest'
import { formatSlot, formatWeekday } from './opening-times.ts'

test.each([
  ['en-US', 'monday', 'Monday'],
  ['it-IT', 'monday', 'lunedì'],
  ['de-AT', 'sunday', 'Sonntag'],
] as const)('in %s %s is %s', (tag, weekday, name) => {
  expect(formatWeekday(weekday, tag)).toBe(name)
})

// spec 9: time format of the visitor's country in opening hours
test.each([
  ['en-US', 'times12', '09:00', '13:00', '9:00 AM – 1:00 PM'],
  ['en-US', 'times12', '00:00', '12:00', '12:00 AM – 12:00 PM'],
  ['en-GB', 'times24', '08:00', '12:30', '08:00–12:30'],
  ['it-IT', 'times24', '09:00', '23:59', '09:00–23:59'],
  ['de-DE', 'times24', '08:30', '12:00', '08:30–12:00 Uhr'],
] as const)('in %s with %s, %s to %s is %s', (tag, clock, start, end, written) => {
  expect(formatSlot({ start, end }, tag, clock).replaceAll(/[\u2009\u202f\u00a0]/g, ' ')).toBe(written)
})
