import { type CalendarDate, calendarDateIn } from '#domain/house/calendar-date.ts'

/** The house is in Milan: a post is dated by its calendar. */
const HOUSE_TIME_ZONE = 'Europe/Rome'

export function dayOf(publishingDate: string): CalendarDate {
  return calendarDateIn(HOUSE_TIME_ZONE, new Date(publishingDate))
}
