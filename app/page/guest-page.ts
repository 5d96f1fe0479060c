import type { HeadersFunction } from 'react-router'
import { calendarDateIn, endOfHouseDay, HOUSE_TIME_ZONE } from '#domain/calendar-date.ts'

/** How long shared caches show a guest's page, and how long after that while a new one is made. */
const FRESH_SECONDS = 60
const STALE_SECONDS = 600

/**
 * The headers of a page that is the same for every guest at its address (architecture.md §4): shared caches may
 * keep it, browsers ask again. What its loader adds goes with them; what an error says of itself stands.
 */
export const guestPageHeaders: HeadersFunction = ({ errorHeaders, loaderHeaders }) => {
  if (errorHeaders) return errorHeaders
  const headers = new Headers(loaderHeaders)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', shared(FRESH_SECONDS, STALE_SECONDS))
  return headers
}

/** For a guest's page that names days counted from today: no cache shows it on the house's next day. */
export function untilTomorrow(now: Date): { readonly 'Cache-Control': string } {
  const end = endOfHouseDay(calendarDateIn(HOUSE_TIME_ZONE, now))
  // A page that may not be kept at all is private: in the last second of the day it is kept for that second.
  const left = Math.max(1, Math.floor((end.getTime() - now.getTime()) / 1000))
  const fresh = Math.min(FRESH_SECONDS, left)
  return { 'Cache-Control': shared(fresh, Math.min(STALE_SECONDS, left - fresh)) }
}

function shared(freshSeconds: number, staleSeconds: number): string {
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
}

/** Marks a page by all the products that it shows, so that it is made anew when one of them changes. */
export function productTags(productIds: readonly string[]): { readonly 'Cache-Tag': string } {
  const tags = productIds.map((id) => `product:${id.slice(id.lastIndexOf('/') + 1)}`)
  return { 'Cache-Tag': tags.join(',') }
}
