import { addDays, type CalendarDate } from '../../domain/calendar/calendar-date.ts'
import { type ClosedDays, closedDates } from '../../domain/house/closed-days.ts'
import { type Office, weekdayOf } from '../../domain/house/opening-hours.ts'

/** Monday to Friday of the second week of August and of the one after it. */
const AUGUST_CLOSURE = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11].map((days) => `08-monday-2+${days}`)

/** When the offices of the demonstration are closed, by time zone, like their phone lines (`house/house.json`). */
const RULES: Readonly<Record<string, ClosedDays>> = {
  'Europe/Rome': {
    holidays: ['easter+1'],
    weekendHolidays: 'lost',
    closures: [...AUGUST_CLOSURE, '12-24', '12-31'],
  },
  'Europe/London': {
    holidays: [
      ...['01-01', 'easter-2', 'easter+1', '05-monday-1', '05-monday-last'],
      ...['08-monday-last', '12-25', '12-26'],
    ],
    weekendHolidays: 'next',
    closures: ['12-24', '12-31'],
  },
  'America/New_York': {
    holidays: [
      ...['01-01', '01-monday-3', '02-monday-3', '05-monday-last', '06-19', '07-04'],
      ...['09-monday-1', '11-thursday-4', '12-25'],
    ],
    weekendHolidays: 'nearest',
    closures: ['11-thursday-4+1', '12-24', '12-31'],
  },
}

/**
 * Holidays of several days, as month and day of the Islamic calendar. Those on a weekend are not moved.
 */
const LUNAR_FEASTS: ReadonlySet<string> = new Set([
  ...['9-30', '10-1', '10-2', '10-3'],
  ...['12-9', '12-10', '12-11', '12-12'],
])
/** Holidays of a single day, which move from a weekend to the Monday after it. */
const LUNAR_DAYS: ReadonlySet<string> = new Set(['1-1', '3-12'])
const HIJRI = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/**
 * The days within twelve months from `today` on which an office of the demonstration is closed but would normally be
 * open, apart from holidays with a fixed date.
 */
export function closuresOfYear(
  {
    timezone,
    recurringHolidays,
    isOpenOn,
  }: Pick<Office, 'timezone' | 'recurringHolidays'> & {
    isOpenOn: (weekday: ReturnType<typeof weekdayOf>) => boolean
  },
  today: CalendarDate,
): CalendarDate[] {
  const last = addDays(today, 364)
  const rules = RULES[timezone]
  const year = Number(today.slice(0, 4))
  // A holiday on January 1 may be observed in the year before, so one more year is calculated.
  const closed = rules
    ? [year, year + 1, year + 2].flatMap((each) => closedDates(rules, each))
    : lunarHolidays(today)
  return [...new Set(closed)]
    .filter((date) => date >= today && date <= last)
    .filter((date) => isOpenOn(weekdayOf(date)) && !recurringHolidays.includes(date.slice(5)))
    .sort()
}

function lunarHolidays(today: CalendarDate): CalendarDate[] {
  // Starts three days early, as a holiday on the weekend before today may move to today.
  return Array.from({ length: 370 }, (_, day) => addDays(today, day - 3)).flatMap((date) => {
    const lunar = new Map(HIJRI.formatToParts(new Date(date)).map(({ type, value }) => [type, value]))
    const day = `${lunar.get('month')}-${lunar.get('day')}`
    if (LUNAR_FEASTS.has(day)) return [date]
    if (!LUNAR_DAYS.has(day)) return []
    const weekday = weekdayOf(date)
    return [addDays(date, weekday === 'saturday' ? 2 : weekday === 'sunday' ? 1 : 0)]
  })
}
