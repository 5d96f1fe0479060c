import type { Office } from '../house/opening-hours.ts'
import { listOpenings } from '../house/openings.ts'
import { replyBy } from './reply-time.ts'

const HOUR_MS = 3_600_000
const DAYS_OFFERED = 10
const FORM_MS = HOUR_MS / 2

/**
 * The times that may be proposed for an hour-long consultation: every hour of the office's opening hours on ten days,
 * starting after the promised reply to a request made now, since the reply confirms the time. Empty if the office
 * hardly ever opens.
 */
export function consultationTimes(office: Office, now: Date): readonly Date[] {
  const confirmedAt = replyBy(office, now)
  if (confirmedAt === null) return []
  const days = new Set<string>()
  const times: Date[] = []
  for (const { date, opensMs, closesMs } of listOpenings(office, confirmedAt)) {
    if (days.size === DAYS_OFFERED && !days.has(date)) break
    for (let ms = opensMs; ms <= closesMs - HOUR_MS; ms += HOUR_MS) {
      if (ms < confirmedAt.getTime()) continue
      days.add(date)
      times.push(new Date(ms))
    }
  }
  return times
}

export function isConsultationPossible(office: Office, at: Date, now: Date): boolean {
  const openedAt = new Date(now.getTime() - FORM_MS)
  return [now, openedAt].some((instant) =>
    consultationTimes(office, instant).some((time) => time.getTime() === at.getTime()),
  )
}
