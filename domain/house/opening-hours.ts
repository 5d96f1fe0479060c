import { type CalendarDate, calendarDateIn, clockTimeIn } from '../calendar/calendar-date.ts'

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Both ends as HH:mm, both inclusive. */
export type Slot = { readonly start: string; readonly end: string }

export type WeekdayHours = {
  readonly open: boolean
  readonly morning: Slot | null
  readonly afternoon: Slot | null
}

/** Spec §3, chat configuration: one office. A weekday without an entry is closed. */
export type Office = {
  readonly active: boolean
  /** IANA name: 'Europe/Rome'. */
  readonly timezone: string
  readonly extraClosures: readonly CalendarDate[]
  /** MM-dd, every year. */
  readonly recurringHolidays: readonly string[]
  readonly weekdays: { readonly [weekday in Weekday]?: WeekdayHours | undefined }
}

export type ChatConfiguration = { readonly active: boolean; readonly offices: readonly Office[] }

/** Spec §4: chat is available when the configuration is active and an active office is open now. */
export function isChatAvailable({ active, offices }: ChatConfiguration, now: Date): boolean {
  return active && offices.some((office) => office.active && isOpen(office, now))
}

/**
 * Spec §4: an office is open when today, in its own time zone, is neither a closure nor a holiday, the weekday is
 * marked open, and the time is within the morning or afternoon slot, both ends inclusive.
 */
export function isOpen(office: Office, now: Date): boolean {
  const time = clockTimeIn(office.timezone, now)
  const slots = hoursOn(office, calendarDateIn(office.timezone, now))
  return slots.some(({ start, end }) => start <= time && time <= end)
}

/** Empty on a closure or holiday. */
export function hoursOn(
  { extraClosures, recurringHolidays, weekdays }: Omit<Office, 'active' | 'timezone'>,
  date: CalendarDate,
): readonly Slot[] {
  if (extraClosures.includes(date) || recurringHolidays.includes(date.slice(5))) return []
  const hours = weekdays[weekdayOf(date)]
  return hours?.open ? [hours.morning, hours.afternoon].filter((slot) => slot !== null) : []
}

export function weekdayOf(date: CalendarDate): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'monday'
}
