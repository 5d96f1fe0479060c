import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { endOfDay } from '#domain/calendar/house-clock.ts'

/** How long a shared page is fresh, and how long after that it is served stale while being revalidated. */
export type PageLifetime = { readonly freshSeconds: number; readonly staleSeconds: number }

export const DEFAULT_LIFETIME: PageLifetime = { freshSeconds: 60, staleSeconds: 600 }

/**
 * No page may be served on the next day of the house: it may name dates relative to today, and its notices end with a
 * day.
 */
export function lifetimeUntilTomorrow(now: Date, timeZone: string): PageLifetime {
  const { freshSeconds, staleSeconds } = DEFAULT_LIFETIME
  const end = endOfDay(timeZone, calendarDateIn(timeZone, now))
  // At least one second, so that the page is shared even at the very end of the day.
  const left = Math.max(1, Math.floor((end.getTime() - now.getTime()) / 1000))
  const fresh = Math.min(freshSeconds, left)
  return { freshSeconds: fresh, staleSeconds: Math.min(staleSeconds, left - fresh) }
}
