import type { Office } from '../house/opening-hours.ts'
import { listOpenings } from '../house/openings.ts'

/** The form promises a decision within this many working days after the day of the application. */
const WORKING_DAYS = 2

/** When the office closes on the last of these days; null if it hardly ever opens. */
export function decideBy(office: Office, now: Date): Date | null {
  let days = 0
  for (const { opensMs, closesMs } of listOpenings(office, now)) {
    if (opensMs <= now.getTime()) continue
    days += 1
    if (days === WORKING_DAYS) return new Date(closesMs)
  }
  return null
}
