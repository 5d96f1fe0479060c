import { expect, test } from 'vitest'
import { easterSunday } from './closed-days.ts'

// The earliest and latest possible dates, a leap year, and the two years in which an older rule is a week late.
test.each([
  ['1818-03-22'],
  ['1943-04-25'],
  ['1954-04-18'],
  ['1981-04-19'],
  ['2000-04-23'],
  ['2024-03-31'],
  ['2026-04-05'],
  ['2027-03-28'],
  ['2028-04-16'],
  ['2038-04-25'],
  ['2100-03-28'],
])('Easter Sunday is %s', (date) => {
  expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
})
