import { type CalendarDate, calendarDateIn } from '#domain/house/calendar-date.ts'

/** The company is in Milan, whose calendar dates a post. */
const HOUSE_TIME_ZONE = 'Europe/Rome'

export function dayOf(publishingDate: string): CalendarDate {
  return calendarDateIn(HOUSE_TIME_ZONE, new Date(publishingDate))
}
