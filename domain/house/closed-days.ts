import { addDays, type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts'
import { type Office, WEEKDAYS, weekdayOf } from './opening-hours.ts'

/**
 * Weekdays on which an office is closed. A day is written as `12-25` or `2027-08-09`, counted from Easter Sunday
 * (`easter+1`), or as the n-th weekday of a month (`11-thursday-4`, `05-monday-last`; `11-thursday-4+1` is the day
 * after).
 */
export type ClosedDays = {
  readonly holidays: readonly string[]
  /**
   * What happens to a holiday on a weekend: it is lost, or moves to the next or nearest weekday that is not a holiday.
   */
  readonly weekendHolidays: 'lost' | 'next' | 'nearest'
  /** Closures never move. A range is written as `2027-08-09/2027-08-20`. */
  readonly closures: readonly string[]
}

/** The closed days in the year of `now` and in the years before and after. */
export function findClosures(days: ClosedDays, now: Date): Office['extraClosures'] {
  const year = now.getUTCFullYear()
  return [year - 1, year, year + 1].flatMap((each) => closedDates(days, each))
}

/** The closed days of a year, sorted. A holiday that moves may fall in the year before or after. */
export function closedDates(
  { holidays, weekendHolidays, closures }: ClosedDays,
  year: number,
): readonly CalendarDate[] {
  const dates = new Set(holidays.flatMap((day) => resolveDates(day, year) ?? []))
  if (weekendHolidays !== 'lost') {
    for (const date of [...dates].filter(isWeekend).sort())
      dates.add(moveHoliday(date, weekendHolidays, dates))
  }
  for (const closure of closures) {
    for (const date of resolveDates(closure, year) ?? []) dates.add(date)
  }
  return [...dates].sort()
}

/** Null for text that is neither a day nor a closure. */
export function resolveDates(text: string, year: number): readonly CalendarDate[] | null {
  const [first = '', last = first, ...more] = text.split('/')
  if (isCalendarDate(first) && isCalendarDate(last) && more.length === 0)
    return daysBetween(first, last, year)
  if (/^\d\d-\d\d$/.test(text))
    return isCalendarDate(`2028-${text}`) ? [`${year}-${text}`].filter(isCalendarDate) : null
  const relative = RELATIVE_DAY.exec(text)?.groups
  if (!relative) return null
  const { month, weekday, nth, offset = '0' } = relative
  const day = month ? nthWeekday(`${year}-${month}-01`, weekday, nth) : easterSunday(year)
  return [addDays(day, Number(offset))]
}

const RELATIVE_DAY =
  /^(?:easter|(?<month>0[1-9]|1[0-2])-(?<weekday>monday|tuesday|wednesday|thursday|friday)-(?<nth>[1-4]|last))(?<offset>[+-]\d\d?)?$/

/** The days of the range that fall in `year`. */
function daysBetween(first: CalendarDate, last: CalendarDate, year: number): CalendarDate[] {
  const days: CalendarDate[] = []
  let date = first > `${year}-01-01` ? first : `${year}-01-01`
  for (; date <= last && date <= `${year}-12-31`; date = addDays(date, 1)) days.push(date)
  return days
}

function nthWeekday(firstOfMonth: CalendarDate, weekday = '', nth = ''): CalendarDate {
  const names: readonly string[] = WEEKDAYS
  const daysUntil = names.indexOf(weekday) - names.indexOf(weekdayOf(firstOfMonth))
  const first = addDays(firstOfMonth, (daysUntil + 7) % 7)
  if (nth !== 'last') return addDays(first, 7 * (Number(nth) - 1))
  const fifth = addDays(first, 28)
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(first, 21)
}

function isWeekend(date: CalendarDate): boolean {
  const weekday = weekdayOf(date)
  return weekday === 'saturday' || weekday === 'sunday'
}

function moveHoliday(
  date: CalendarDate,
  to: 'next' | 'nearest',
  holidays: ReadonlySet<CalendarDate>,
): CalendarDate {
  if (to === 'nearest') return addDays(date, weekdayOf(date) === 'saturday' ? -1 : 1)
  let next = addDays(date, 1)
  while (isWeekend(next) || holidays.has(next)) next = addDays(next, 1)
  return next
}

/** Uses the Gregorian rule (Meeus and Butcher). */
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
