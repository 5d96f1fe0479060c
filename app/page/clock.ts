import { createContext, type RouterContextProvider } from 'react-router'
import { previewContext } from '#app/preview/preview.ts'
import { houseContext } from '#app/visitor/context.ts'
import { type CalendarDate, calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { type HouseDay, houseDay } from '#domain/market/house-markets.ts'

export const clockContext = createContext<() => Date>()

/** Pages read the time here and pass it to the rules. */
export function now(context: Readonly<RouterContextProvider>): Date {
  return context.get(clockContext)()
}

/** The date at the house; for an editor, the day of the preview. */
export function today(context: Readonly<RouterContextProvider>): CalendarDate {
  const previewed = context.get(previewContext)?.date
  if (previewed) return calendarDateIn('UTC', previewed)
  return houseDay(context.get(houseContext), now(context))
}

/** Country and date of the house, on which delivery promises are based. */
export function dayAtHouse(context: Readonly<RouterContextProvider>): HouseDay {
  return { home: context.get(houseContext).country, today: today(context) }
}
