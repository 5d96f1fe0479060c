import { calendarDateIn, endOfHouseDay, HOUSE_TIME_ZONE } from '#domain/house/calendar-date.ts'

/** How long a shared page is shown as it is, and how long after that while a new one is made. */
export type PageLifetime = { readonly freshSeconds: number; readonly staleSeconds: number }

export const DEFAULT_LIFETIME: PageLifetime = { freshSeconds: 60, staleSeconds: 600 }

/** For a page that names days counted from today: no cache shows it on the house's next day. */
export function untilTomorrow(now: Date): PageLifetime {
  const { freshSeconds, staleSeconds } = DEFAULT_LIFETIME
  const end = endOfHouseDay(calendarDateIn(HOUSE_TIME_ZONE, now))
  // Even in the last second of the day the page is shared for that second.
  const left = Math.max(1, Math.floor((end.getTime() - now.getTime()) / 1000))
  const fresh = Math.min(freshSeconds, left)
  return { freshSeconds: fresh, staleSeconds: Math.min(staleSeconds, left - fresh) }
}
