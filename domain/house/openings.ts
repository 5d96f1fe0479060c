import { addDays, calendarDateIn } from '../calendar/calendar-date.ts'
import { parseLocalTime } from '../calendar/house-clock.ts'
import { hoursOn, type Office } from './opening-hours.ts'

/** A period in which an office is open, in milliseconds since 1970; `date` is in the office's own calendar. */
export type Opening = { readonly date: string; readonly opensMs: number; readonly closesMs: number }

/** An office that does not open within this many days is ignored. */
const DAYS_MAX = 60

/** Spec §4: an office's upcoming opening periods in order, for some weeks, without closures and holidays. */
export function* listOpenings(office: Office, from: Date): Generator<Opening> {
  const instantAt = (text: string) => parseLocalTime(office.timezone, text)?.getTime() ?? 0
  const today = calendarDateIn(office.timezone, from)
  for (let day = 0; day < DAYS_MAX; day += 1) {
    const date = addDays(today, day)
    for (const { start, end } of hoursOn(office, date)) {
      const opensMs = instantAt(`${date}T${start}`)
      const closesMs = instantAt(`${date}T${end}`)
      if (closesMs > Math.max(opensMs, from.getTime())) yield { date, opensMs, closesMs }
    }
  }
}
