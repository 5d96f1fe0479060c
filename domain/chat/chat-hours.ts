import { addDays, calendarDateIn } from '../calendar/calendar-date.ts'
import { parseLocalTime } from '../calendar/house-clock.ts'
import { type ChatConfiguration, hoursOn, isOpen, type Office } from '../house/opening-hours.ts'
import type { LocalizedText } from '../market/language.ts'

/** `key` stays the same while the office's texts and hours change. */
export type ChatOffice = Office & { readonly key: string; readonly name: LocalizedText }
export type ChatHours = Omit<ChatConfiguration, 'offices'> & { readonly offices: readonly ChatOffice[] }

/** Milliseconds since 1970. `fromMs` is inclusive, `untilMs` is exclusive. */
export type ChatSpan = readonly [fromMs: number, untilMs: number]

const MINUTE_MS = 60_000
const DAYS_AHEAD = 3

/**
 * When chat is available over the next days, consistent with `isChatAvailable` (Spec §4): the end of a slot is
 * inclusive, so its last minute belongs to the span. Adjacent spans are merged.
 */
export function chatSpans({ active, offices }: ChatConfiguration, now: Date): ChatSpan[] {
  const spans = active ? offices.filter((office) => office.active).flatMap((one) => spansOf(one, now)) : []
  const merged: [number, number][] = []
  for (const [from, until] of spans.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else merged.push([from, until])
  }
  return merged.filter(([, until]) => until > now.getTime())
}

function spansOf(office: Office, now: Date): ChatSpan[] {
  const today = calendarDateIn(office.timezone, now)
  const msAt = (date: string, time: string) =>
    parseLocalTime(office.timezone, `${date}T${time}`)?.getTime() ?? 0
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, day) => addDays(today, day - 1)).flatMap((date) =>
    hoursOn(office, date)
      .filter(({ start, end }) => start <= end)
      .map(({ start, end }): ChatSpan => [msAt(date, start), msAt(date, end) + MINUTE_MS]),
  )
}

/** The closing time of the current span; null while chat is closed. */
export function chatOpenUntil(hours: ChatConfiguration, now: Date): Date | null {
  const ms = now.getTime()
  const span = chatSpans(hours, now).find(([from, until]) => from <= ms && ms < until)
  return span ? new Date(span[1] - MINUTE_MS) : null
}

/**
 * An open office, preferably one in `timeZone`, the time zone of the visitor's phone line. Null while all are closed.
 */
export function officeOnDuty({ active, offices }: ChatHours, now: Date, timeZone: string): ChatOffice | null {
  const open = active ? offices.filter((office) => office.active && isOpen(office, now)) : []
  return open.find((office) => office.timezone === timeZone) ?? open[0] ?? null
}
