import { type Slot, WEEKDAYS, type Weekday } from '#domain/house/opening-hours.ts'

/** Any Monday works: names of weekdays and times are the same in all weeks. */
const MONDAY_MS = Date.UTC(2024, 0, 1)
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Returns 'Monday' or 'lunedì'. */
export function formatWeekday(weekday: Weekday, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  return format.format(MONDAY_MS + WEEKDAYS.indexOf(weekday) * DAY_MS)
}

/** Spec §9: '9:00 AM – 1:00 PM' in a country with a 12-hour clock, otherwise '9:00–13:00'. */
export function formatSlot({ start, end }: Slot, tag: string, clock: 'times12' | 'times24'): string {
  const format = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: clock === 'times12' ? 'h12' : 'h23',
    timeZone: 'UTC',
  })
  return format.formatRange(mondayTimestamp(start), mondayTimestamp(end))
}

/** The time on that Monday, in milliseconds since 1970. */
function mondayTimestamp(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return MONDAY_MS + (hour * 60 + minute) * MINUTE_MS
}
