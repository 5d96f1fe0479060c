import type { SegmentCookie, SegmentCookies } from '#domain/visitor/segments.ts'
import { isVisitorId } from '#domain/visitor/visitor-id.ts'
import { SEGMENT_COOKIES, SEGMENT_MIRRORS, VISIT_COOKIES } from './cookie-table.ts'
import { readCookie, writeCookie } from './cookies.ts'

export const SEGMENTS_PATH = '/visitor/segments'

/** The search parameter with which a browser requests a page with content targeted at its segments. */
export const SEGMENTS_PARAMETER = 'for-segments'

/** Reads the visitor id from a `Cookie` header; null if there is none, as is always the case without consent. */
export function readVisitorId(cookies: string | null): string | null {
  const id = readCookie(cookies, VISIT_COOKIES.visitorId.name)
  return isVisitorId(id) ? id : null
}

/** Reads the segments from a `Cookie` header or `document.cookie`. */
export function readSegments(cookies: string | null): SegmentCookies {
  const read = (id: SegmentCookie) => readCookie(cookies, SEGMENT_COOKIES[id].name)
  return {
    customerType: read('customerType'),
    repeatUser: read('repeatUser'),
    emailOptIn: read('emailOptIn'),
  }
}

/** Clears the visitor id and segments, after an account is deleted. */
export function clearSegmentCookies({ isSecure }: { isSecure: boolean }): string[] {
  const rows = [VISIT_COOKIES.visitorId, ...Object.values(SEGMENT_COOKIES), ...Object.values(SEGMENT_MIRRORS)]
  return rows.map(({ name }) => writeCookie(name, '', { isSecure, maxAgeSeconds: 0 }))
}

export function segmentCookies(
  segments: Partial<Record<SegmentCookie, string>>,
  { isSecure }: { isSecure: boolean },
): string[] {
  return [SEGMENT_COOKIES, SEGMENT_MIRRORS].flatMap((rows) =>
    Object.entries(segments).flatMap(([id, value]) => {
      const row = rows[id as SegmentCookie]
      return row ? [writeCookie(row.name, value, { isSecure, maxAgeSeconds: row.lifetimeSeconds })] : []
    }),
  )
}
