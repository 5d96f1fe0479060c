import type { RouterContextProvider } from 'react-router'
import { houseContext } from '#app/visitor/context.ts'
import type { CalendarDate } from '#domain/house/calendar-date.ts'
import { type HouseDay, houseDay } from '#domain/house/house-markets.ts'

/** The time at which a page is rendered. Pages read it here and pass it to the rules. */
export function now(): Date {
  return new Date()
}

/** The house's date at that time. */
export function today(context: Readonly<RouterContextProvider>): CalendarDate {
  return houseDay(context.get(houseContext), now())
}

/** The house's country and date, from which deliveries are promised. */
export function dayAtHouse(context: Readonly<RouterContextProvider>): HouseDay {
  return { home: context.get(houseContext).country, today: today(context) }
}
