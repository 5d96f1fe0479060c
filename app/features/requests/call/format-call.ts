import {
  formatDateTimeIn,
  formatDayIn,
  formatShortDateTimeIn,
  formatTimeIn,
} from '#app/i18n/format/time-in-zone.ts'
import { timeZoneName } from '#domain/calendar/time-zone.ts'

/** When the house can call; times as ISO 8601, UTC. */
export type OfferedCall = {
  /** The closing time if the office is open and can call now; null otherwise. */
  readonly openUntil: string | null
  readonly opensAt: string | null
  readonly times: readonly string[]
  /** The time at which the form was opened. */
  readonly now: string
  /** Language tag and clock of the visitor's locale. */
  readonly tag: string
  readonly clock: 'times12' | 'times24'
}

/** Offered calls, formatted in a time zone. */
export type FormattedCall = {
  readonly timeZone: string
  readonly zoneName: string
  readonly openUntil: string | null
  readonly opensAt: string | null
  readonly days: readonly {
    readonly label: string
    readonly times: readonly { readonly at: string; readonly label: string }[]
  }[]
}

/** `timeZone` is the office's on the server, and the browser's own in the browser. */
export function formatCall(offered: OfferedCall, timeZone: string): FormattedCall {
  const { openUntil, opensAt, times, tag } = offered
  const format = { ...offered, now: new Date(offered.now) }
  const days = new Map<string, { at: string; label: string }[]>()
  for (const at of times) {
    const time = new Date(at)
    const day = formatDayIn(timeZone, time, format)
    const timesOfDay = days.get(day) ?? []
    timesOfDay.push({ at, label: formatShortDateTimeIn(timeZone, time, format) })
    days.set(day, timesOfDay)
  }
  return {
    timeZone,
    zoneName: timeZoneName(timeZone, tag),
    openUntil: openUntil && formatTimeIn(timeZone, new Date(openUntil), format),
    opensAt: opensAt && formatDateTimeIn(timeZone, new Date(opensAt), format),
    days: [...days].map(([label, timesOfDay]) => ({ label, times: timesOfDay })),
  }
}
