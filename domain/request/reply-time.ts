import type { PhoneLine } from '../house/contact-details.ts'
import type { Office } from '../house/opening-hours.ts'
import { openingsFrom } from '../house/openings.ts'

/** The house replies within this many minutes during which the office is open: a working day. */
const REPLY_OPEN_MINUTES = 8 * 60

const MINUTE_MS = 60_000

/** In how many working days the house replies, at most, by the hours of its phone line (Spec §9). */
export function replyDays({ opens, closes }: Pick<PhoneLine, 'opens' | 'closes'>): number {
  return Math.ceil(REPLY_OPEN_MINUTES / Math.max(1, minutesOf(closes) - minutesOf(opens)))
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Until when someone who writes now may expect a reply, counted in the opening hours of the office of their region, its
 * closures and holidays left out; null if it hardly ever opens.
 */
export function replyBy(office: Office, now: Date): Date | null {
  let leftMs = REPLY_OPEN_MINUTES * MINUTE_MS
  for (const { opensMs, closesMs } of openingsFrom(office, now)) {
    const from = Math.max(opensMs, now.getTime())
    if (closesMs - from >= leftMs) return new Date(from + leftMs)
    leftMs -= closesMs - from
  }
  return null
}
