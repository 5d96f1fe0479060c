/**
 * Formats a time for use in a sentence: 'Wednesday, November 25 at 12:00 PM', 'Mittwoch, 25. November um 18:00 Uhr'.
 * The clock has 12 or 24 hours, as in the country (Spec §9).
 */
export function formatDateTimeIn(
  timeZone: string,
  time: Date,
  { tag, clock }: { tag: string; clock: 'times12' | 'times24' },
): string {
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: clock === 'times12' ? 'h12' : 'h23',
    timeZone,
  })
  return format.format(time) + hourWord(tag, clock)
}

/**
 * Formats a time in short form: 'Nov 19, 4:12 PM', '19. Nov., 16:12'. The year is included if it differs from that of
 * `now`.
 */
export function formatShortDateTimeIn(
  timeZone: string,
  time: Date,
  { tag, clock, now }: { tag: string; clock: 'times12' | 'times24'; now: Date },
): string {
  const isThisYear = time.getUTCFullYear() === now.getUTCFullYear()
  const format = new Intl.DateTimeFormat(tag, {
    ...(!isThisYear && { year: 'numeric' }),
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: clock === 'times12' ? 'h12' : 'h23',
    timeZone,
  })
  return format.format(time)
}

/** Formats a day: 'Wednesday, November 25', 'Mittwoch, 25. November'. */
export function formatDayIn(timeZone: string, time: Date, { tag }: { tag: string }): string {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  return format.format(time)
}

/** Formats a time of day for use in a sentence: '6:00 PM', '18:00', '18:00 Uhr'. */
export function formatTimeIn(
  timeZone: string,
  time: Date,
  { tag, clock }: { tag: string; clock: 'times12' | 'times24' },
): string {
  const hourCycle = clock === 'times12' ? 'h12' : 'h23'
  const format = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', hourCycle, timeZone })
  return format.format(time) + hourWord(tag, clock)
}

/** German appends a word to times in a sentence. */
function hourWord(tag: string, clock: 'times12' | 'times24'): string {
  return tag.startsWith('de') && clock === 'times24' ? ' Uhr' : ''
}
