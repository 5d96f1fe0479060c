/** All texts are plain text. */
export type CalendarEvent = {
  /** Globally unique and stable: a second file with the same id replaces the first. */
  readonly uid: string
  readonly house: string
  readonly startsAt: Date
  readonly minutes: number
  readonly title: string
  readonly description: string
  readonly madeAt: Date
}

/** The maximum line length in bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75

/** A calendar file (RFC 5545) with one appointment, in UTC. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, house, startsAt, minutes, title, description, madeAt } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(house)}//Calls//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(madeAt)}`,
    `DTSTART:${formatUtc(startsAt)}`,
    `DTEND:${formatUtc(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** Formatted as `20261125T100000Z`. */
function formatUtc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')
}

function foldLine(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
