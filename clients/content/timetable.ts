import { z } from 'zod'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import type { Office } from '#domain/house/opening-hours.ts'

/** Opening hours (Spec §3, chat configuration), whether or not the office's chat is active. */
export type Timetable = Omit<Office, 'active'>

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const slot = z
  .object({ start: time, end: time })
  .nullish()
  .transform((times) => times ?? null)
const weekday = z
  .object({ open: z.boolean(), morning: slot, afternoon: slot })
  .nullish()
  .transform((hours) => hours ?? undefined)

function listOf<Item>(item: z.ZodType<Item>) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])
}

/** Weekdays by their English names, times as HH:mm. */
export const timetable: z.ZodType<Timetable> = z
  .object({
    timezone: z.string().min(1),
    extraClosures: listOf(z.string().refine(isCalendarDate)),
    recurringHolidays: listOf(z.string().regex(/^\d\d-\d\d$/)),
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: weekday,
    sunday: weekday,
  })
  .transform(({ timezone, extraClosures, recurringHolidays, ...weekdays }) => ({
    timezone,
    extraClosures,
    recurringHolidays,
    weekdays,
  }))
