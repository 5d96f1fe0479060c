import {
  formatBriefMomentIn,
  formatDayIn,
  formatMomentIn,
  formatTimeIn,
} from '#app/i18n/format/moment-in-zone.ts'
import { timeZoneName } from '#domain/house/time-zone.ts'

/** When the house can call; moments as ISO 8601, UTC. */
export type OfferedCall = {
  /** When the office closes, if it is open and can call at once. */
  readonly openUntil: string | null
  readonly opensAt: string | null
  readonly times: readonly string[]
  /** When the form was opened. */
  readonly now: string
  /** How the visitor's country and language write moments. */
  readonly tag: string
  readonly clock: 'times12' | 'times24'
}

/** The same in words, on the clock of a time zone. */
export type WrittenCall = {
  readonly timeZone: string
  readonly zoneName: string
  readonly openUntil: string | null
  readonly opensAt: string | null
  readonly days: readonly {
    readonly label: string
    readonly times: readonly { readonly at: string; readonly label: string }[]
  }[]
}

/** Writes the times of calls in a time zone, on the server in that of the office, in the browser in its own. */
export function writeCall(offered: OfferedCall, timeZone: string): WrittenCall {
  const { openUntil, opensAt, times, tag } = offered
  const format = { ...offered, now: new Date(offered.now) }
  const days = new Map<string, { at: string; label: string }[]>()
  for (const at of times) {
    const moment = new Date(at)
    const day = formatDayIn(timeZone, moment, format)
    const ofDay = days.get(day) ?? []
    ofDay.push({ at, label: formatBriefMomentIn(timeZone, moment, format) })
    days.set(day, ofDay)
  }
  return {
    timeZone,
    zoneName: timeZoneName(timeZone, tag),
    openUntil: openUntil && formatTimeIn(timeZone, new Date(openUntil), format),
    opensAt: opensAt && formatMomentIn(timeZone, new Date(opensAt), format),
    days: [...days].map(([label, ofDay]) => ({ label, times: ofDay })),
  }
}
