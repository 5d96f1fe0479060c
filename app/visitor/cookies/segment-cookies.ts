import type { SegmentCookie, SegmentCookies } from '#domain/visitor/segments.ts'
import { isVisitorId } from '#domain/visitor/visitor-id.ts'
import { SEGMENT_COOKIES, VISIT_COOKIES } from './cookie-table.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** Where the browser asks the server to look up its segments. */
export const SEGMENTS_PATH = '/visitor/segments'

/** The name of the browser in a `Cookie` header; null where it has none, as everywhere without consent. */
export function readVisitorId(cookies: string | null): string | null {
  const id = readCookie(cookies, VISIT_COOKIES.visitorId.name)
  return isVisitorId(id) ? id : null
}

/** What a browser keeps of its segments, in a `Cookie` header or in `document.cookie`. */
export function readSegments(cookies: string | null): SegmentCookies {
  const read = (id: SegmentCookie) => readCookie(cookies, SEGMENT_COOKIES[id].name)
  return {
    customerType: read('customerType'),
    repeatUser: read('repeatUser'),
    emailOptIn: read('emailOptIn'),
  }
}

/** Clears a browser's visitor id and segments after its account is deleted. */
export function clearSegmentCookies({ isSecure }: { isSecure: boolean }): string[] {
  const rows = [VISIT_COOKIES.visitorId, ...Object.values(SEGMENT_COOKIES)]
  return rows.map(({ name }) => writeCookie(name, '', { isSecure, maxAgeSeconds: 0 }))
}

/** The cookies that keep what a lookup has found. */
export function segmentCookies(
  found: Partial<Record<SegmentCookie, string>>,
  { isSecure }: { isSecure: boolean },
): string[] {
  return Object.entries(found).map(([id, value]) => {
    const { name, lifetimeSeconds } = SEGMENT_COOKIES[id as SegmentCookie]
    return writeCookie(name, value, { isSecure, maxAgeSeconds: lifetimeSeconds })
  })
}
