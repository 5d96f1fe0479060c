import { addDays, calendarDateIn } from '../house/calendar-date.ts'
import { instantIn } from '../house/house-clock.ts'
import { type ChatConfiguration, hoursOn, isOpen, type Office } from '../house/opening-hours.ts'
import type { LocalizedText } from '../market/language.ts'

/** An office of the chat, as editors enter it. `key` stays the same while its texts and hours change. */
export type ChatOffice = Office & { readonly key: string; readonly name: LocalizedText }
export type ChatHours = Omit<ChatConfiguration, 'offices'> & { readonly offices: readonly ChatOffice[] }

/** From the first millisecond at which someone is there to the first at which no one is, since 1970. */
export type ChatSpan = readonly [fromMs: number, untilMs: number]

const MINUTE_MS = 60_000
const DAYS_AHEAD = 3

/**
 * When the chat is available in the next days, as `isChatAvailable` (Spec §4) has it at each moment: the end of a slot is inclusive,
 * so that its last minute belongs to it. Spans that touch are one.
 */
export function chatSpans({ active, offices }: ChatConfiguration, now: Date): ChatSpan[] {
  const spans = active ? offices.filter((office) => office.active).flatMap((one) => spansOf(one, now)) : []
  const joined: [number, number][] = []
  for (const [from, until] of spans.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else joined.push([from, until])
  }
  return joined.filter(([, until]) => until > now.getTime())
}

function spansOf(office: Office, now: Date): ChatSpan[] {
  const today = calendarDateIn(office.timezone, now)
  const msAt = (date: string, time: string) => instantIn(office.timezone, `${date}T${time}`)?.getTime() ?? 0
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, day) => addDays(today, day - 1)).flatMap((date) =>
    hoursOn(office, date)
      .filter(({ start, end }) => start <= end)
      .map(({ start, end }): ChatSpan => [msAt(date, start), msAt(date, end) + MINUTE_MS]),
  )
}

/** When the chat closes, whichever office does last, as the hours state it; null while it is closed. */
export function chatOpenUntil(hours: ChatConfiguration, now: Date): Date | null {
  const ms = now.getTime()
  const span = chatSpans(hours, now).find(([from, until]) => from <= ms && ms < until)
  return span ? new Date(span[1] - MINUTE_MS) : null
}

/** The office that is open now; the one in `timeZone`, that of the visitor's telephone line, before others. Null while none is. */
export function officeOnDuty({ active, offices }: ChatHours, now: Date, timeZone: string): ChatOffice | null {
  const open = active ? offices.filter((office) => office.active && isOpen(office, now)) : []
  return open.find((office) => office.timezone === timeZone) ?? open[0] ?? null
}
