/**
 * A moment on the clock of a time zone: 'Wednesday, November 25 at 12:00 PM', 'Mittwoch, 25. November um 18:00'. The clock
 * has 12 or 24 hours as the country writes times (Spec §9).
 */
export function formatMomentIn(
  timeZone: string,
  moment: Date,
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
  return format.format(moment)
}
