import type { Office } from '../house/opening-hours.ts'
import { listOpenings } from '../house/openings.ts'

const MINUTE_MS = 60_000
/** A call takes half an hour: the last slot starts that long before the office closes. */
export const CALL_MINUTES = 30
const STEP_MINUTES = 30
const LEAD_MINUTES = 60
/** A customer who chooses "now" is called within this time. */
const NOW_MINUTES = 15
/** An offered time remains valid while the form is filled in. */
const FORM_MINUTES = 30
const DAYS_OFFERED = 5

/** The times offered for a call: every half hour of the office's opening hours, on the next five days with any. */
export function callTimes(office: Office, now: Date): readonly Date[] {
  const earliestMs = now.getTime() + LEAD_MINUTES * MINUTE_MS
  const days = new Set<string>()
  const times: Date[] = []
  for (const { date, opensMs, closesMs } of listOpenings(office, now)) {
    if (days.size === DAYS_OFFERED && !days.has(date)) break
    for (let ms = opensMs; ms <= closesMs - CALL_MINUTES * MINUTE_MS; ms += STEP_MINUTES * MINUTE_MS) {
      if (ms < earliestMs) continue
      days.add(date)
      times.push(new Date(ms))
    }
  }
  return times
}

/** The closing time of an office that is open and can still call right away; null for any other office. */
export function openUntil(office: Office, now: Date): Date | null {
  const [opening] = listOpenings(office, now)
  if (!opening || opening.opensMs > now.getTime()) return null
  return opening.closesMs - now.getTime() >= NOW_MINUTES * MINUTE_MS ? new Date(opening.closesMs) : null
}

/** The next time at which the office opens; null if it hardly ever does. */
export function opensAt(office: Office, now: Date): Date | null {
  for (const { opensMs } of listOpenings(office, now)) {
    if (opensMs > now.getTime()) return new Date(opensMs)
  }
  return null
}

/** Whether the house can call at this time, or right away (`null`), for a request that arrives now. */
export function isCallPossible(office: Office, at: Date | null, now: Date): boolean {
  if (at === null) return openUntil(office, now) !== null
  const openedAt = new Date(now.getTime() - FORM_MINUTES * MINUTE_MS)
  return [now, openedAt].some((instant) =>
    callTimes(office, instant).some((time) => time.getTime() === at.getTime()),
  )
}

/** When the promised call ends at the latest. */
export function callDueBy(at: Date | null, now: Date): Date {
  return new Date((at ?? now).getTime() + (at ? CALL_MINUTES : NOW_MINUTES) * MINUTE_MS)
}
