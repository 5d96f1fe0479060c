/** A calendar date as yyyy-MM-dd, which sorts and compares as a string. */
export type CalendarDate = string

/** The calendar date in a time zone at an instant. */
export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** The time of day in a time zone at an instant, as HH:mm. */
export function clockTimeIn(timeZone: string, instant: Date): string {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('hour')}:${parts.get('minute')}`
}

/** Whether a text is a valid date: '2027-02-29' is not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Negative days go back. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The date this many weekdays (Monday to Friday) later; with 0 the date itself, or the next Monday if it is on a
 * weekend.
 */
export function addWeekdays(date: CalendarDate, weekdays: number): CalendarDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (weekday === SATURDAY || weekday === SUNDAY) {
    const monday = addDays(date, weekday === SATURDAY ? 2 : 1)
    return addWeekdays(monday, Math.max(0, weekdays - 1))
  }
  const weeks = Math.floor(weekdays / WEEKDAYS)
  const rest = weekdays % WEEKDAYS
  const crossesWeekend = weekday + rest > WEEKDAYS
  return addDays(date, weeks * 7 + rest + (crossesWeekend ? 2 : 0))
}

/** The date this many weekdays earlier; with 0 the date itself, or the Friday before if it is on a weekend. */
export function subtractWeekdays(date: CalendarDate, weekdays: number): CalendarDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (weekday === SATURDAY || weekday === SUNDAY) {
    const friday = addDays(date, weekday === SATURDAY ? -1 : -2)
    return subtractWeekdays(friday, weekdays)
  }
  const weeks = Math.floor(weekdays / WEEKDAYS)
  const rest = weekdays % WEEKDAYS
  const crossesWeekend = weekday - rest < 1
  return addDays(date, -(weeks * 7 + rest + (crossesWeekend ? 2 : 0)))
}

const DAY_MS = 86_400_000
const SUNDAY = 0
const SATURDAY = 6
const WEEKDAYS = 5

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = FORMATTER_BY_TIME_ZONE.get(timeZone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  FORMATTER_BY_TIME_ZONE.set(timeZone, formatter)
  return formatter
}

const FORMATTER_BY_TIME_ZONE = new Map<string, Intl.DateTimeFormat>()
