import { createContext, type RouterContextProvider } from 'react-router'
import { houseContext, previewContext } from '#app/visitor/context.ts'
import { type CalendarDate, calendarDateIn } from '#domain/house/calendar-date.ts'
import { type HouseDay, houseDay } from '#domain/house/house-markets.ts'

/** The clock of a request, set by the server. */
export const clockContext = createContext<() => Date>()

/** The time at which a page is rendered. Pages read it here and pass it to the rules. */
export function now(context: Readonly<RouterContextProvider>): Date {
  return context.get(clockContext)()
}

/** The house's date at that time; for an editor, the day that they preview. */
export function today(context: Readonly<RouterContextProvider>): CalendarDate {
  const previewed = context.get(previewContext)?.date
  if (previewed) return calendarDateIn('UTC', previewed)
  return houseDay(context.get(houseContext), now(context))
}

/** The house's country and date, from which deliveries are promised. */
export function dayAtHouse(context: Readonly<RouterContextProvider>): HouseDay {
  return { home: context.get(houseContext).country, today: today(context) }
}
