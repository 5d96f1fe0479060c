import type { Office } from '../house/opening-hours.ts'
import { openingsFrom } from '../house/openings.ts'

/** The side of the form promises a decision within so many working days after the day on which an application came. */
const WORKING_DAYS = 2

/** Until when an application of this moment is decided: the close of the office on that day; null if it hardly ever opens. */
export function decideBy(office: Office, now: Date): Date | null {
  let days = 0
  for (const { opensMs, closesMs } of openingsFrom(office, now)) {
    if (opensMs <= now.getTime()) continue
    days += 1
    if (days === WORKING_DAYS) return new Date(closesMs)
  }
  return null
}
