import { z } from 'zod'
import { addDays } from '../../domain/calendar/calendar-date.ts'
import { closuresOfYear } from './office-closures.ts'

/** The day for which the demonstration's files were written. */
const WRITTEN_FOR = '2026-11-20'
const WEEK_MS = 7 * 86_400_000
/** The dates of products, journal and legal pages, including those in JSON texts. */
const DATE =
  /(?<=\b(?:availableFrom|createdAt|effectiveDate|publishedAt|publishingDate)\\*":\s*\\*")20\d\d-\d\d-\d\d/g
const NOTICE_DATE = /(?<=\b(?:arrivesBy|from|to)":")20\d\d-\d\d-\d\d/g

const notice = z.looseObject({ _type: z.literal('deliveryNotice'), to: z.iso.date() })
const timetable = z.looseObject({
  timezone: z.string(),
  extraClosures: z.array(z.string()),
  recurringHolidays: z.array(z.string()),
})
const isOpen = z.looseObject({ open: z.literal(true) })

/**
 * Returns a document or product of the demonstration as it should look when loaded at `now`. Its dates are moved by the
 * whole weeks since they were written, so that it looks equally recent in any year, and the weekdays stay the same. A
 * notice, whose text names its season, is moved by whole years until its last day has not passed. The days on which an
 * office is closed are those of the coming twelve months.
 */
export function moveDates<Value>(value: Value, now: Date): Value {
  const seasonal = notice.safeParse(value)
  if (seasonal.success) {
    const hasEnded = (years: number) => addYears(seasonal.data.to, years) < now.toISOString().slice(0, 10)
    let years = 0
    while (hasEnded(years)) years += 1
    return withDates(value, NOTICE_DATE, (date) => addYears(date, years))
  }
  const weeks = Math.floor((now.getTime() - Date.parse(WRITTEN_FOR)) / WEEK_MS)
  return withClosures(
    withDates(value, DATE, (date) => addDays(date, 7 * weeks)),
    now,
  )
}

function withClosures<Value>(value: Value, now: Date): Value {
  const today = now.toISOString().slice(0, 10)
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    const office = timetable.safeParse(part)
    if (!office.success) return part
    const { timezone, recurringHolidays } = office.data
    const isOpenOn = (weekday: string) => isOpen.safeParse(office.data[weekday]).success
    return { ...office.data, extraClosures: closuresOfYear({ timezone, recurringHolidays, isOpenOn }, today) }
  })
}

function withDates<Value>(value: Value, dates: RegExp, move: (date: string) => string): Value {
  return JSON.parse(JSON.stringify(value).replace(dates, move))
}

const addYears = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
