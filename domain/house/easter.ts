import type { CalendarDate } from './calendar-date.ts'

/** Easter Sunday of the western churches: the Gregorian rule, as Butcher and Meeus compute it. */
export function easterSunday(year: number): CalendarDate {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const corrected = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30
  const rest = year % 100
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`
}
