import type { PhoneLine } from '../house/contact-details.ts'
import type { Office } from '../house/opening-hours.ts'
import { listOpenings } from '../house/openings.ts'

/** A reply is promised within this many minutes of opening hours, which is one working day. */
const REPLY_OPEN_MINUTES = 8 * 60

const MINUTE_MS = 60_000

/** The maximum number of working days until a reply, by the hours of the house's phone line (Spec §9). */
export function replyDays({ opens, closes }: Pick<PhoneLine, 'opens' | 'closes'>): number {
  return Math.ceil(REPLY_OPEN_MINUTES / Math.max(1, minutesOf(closes) - minutesOf(opens)))
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The promised reply time for a message sent now, counted in the opening hours of the region's office without closures
 * and holidays; null if it hardly ever opens.
 */
export function replyBy(office: Office, now: Date): Date | null {
  let leftMs = REPLY_OPEN_MINUTES * MINUTE_MS
  for (const { opensMs, closesMs } of listOpenings(office, now)) {
    const from = Math.max(opensMs, now.getTime())
    if (closesMs - from >= leftMs) return new Date(from + leftMs)
    leftMs -= closesMs - from
  }
  return null
}
