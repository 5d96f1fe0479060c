import { addDays, calendarDateIn } from '../house/calendar-date.ts'
import type { PhoneLine } from '../house/contact-details.ts'
import { instantIn } from '../house/house-clock.ts'
import { hoursOn, type Office } from '../house/opening-hours.ts'

/** The house replies within this many minutes during which the office is open: a working day. */
const REPLY_OPEN_MINUTES = 8 * 60

/** An office that opens less often promises nothing. */
const DAYS_MAX = 60

const MINUTE_MS = 60_000

/** The office behind a phone line, which is open on weekdays (Spec §9). */
export function officeOfLine({
  opens,
  closes,
  timeZone,
}: Pick<PhoneLine, 'opens' | 'closes' | 'timeZone'>): Office {
  const hours = { open: true, morning: { start: opens, end: closes }, afternoon: null }
  const weekdays = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours }
  return { active: true, timezone: timeZone, extraClosures: [], recurringHolidays: [], weekdays }
}

/**
 * Until when someone who writes now may expect a reply, counted in the opening hours of the office of their region, its
 * closures and holidays left out; null if it hardly ever opens.
 */
export function replyBy(office: Office, now: Date): Date | null {
  let leftMs = REPLY_OPEN_MINUTES * MINUTE_MS
  const today = calendarDateIn(office.timezone, now)
  for (let day = 0; day < DAYS_MAX; day += 1) {
    const date = addDays(today, day)
    for (const { start, end } of hoursOn(office, date)) {
      const opens = Math.max(instantAt(office, date, start), now.getTime())
      const closes = instantAt(office, date, end)
      if (closes <= opens) continue
      if (closes - opens >= leftMs) return new Date(opens + leftMs)
      leftMs -= closes - opens
    }
  }
  return null
}

function instantAt({ timezone }: Office, date: string, time: string): number {
  return instantIn(timezone, `${date}T${time}`)?.getTime() ?? 0
}
