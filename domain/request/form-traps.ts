/** Nobody reads and fills in a form faster. */
const FASTEST_MS = 2_000
/** A form that was opened longer ago than this is one that a program saved. */
const LONGEST_MS = 24 * 3_600_000

/**
 * Whether a form was filled in by a program rather than a person: it has a value in the field that people do not see, or was
 * sent at once, or long after it was opened. `openedAt` is null if the form does not say, which a person's always does.
 */
export function isFilledByProgram({
  trap,
  openedAt,
  now,
}: {
  trap: string
  openedAt: Date | null
  now: Date
}): boolean {
  if (trap !== '' || openedAt === null) return true
  return isOutdated(openedAt, now) || now.getTime() - openedAt.getTime() < FASTEST_MS
}

/** Whether a form was opened too long ago to be sent, or in the future: it has to be opened again. */
export function isOutdated(openedAt: Date, now: Date): boolean {
  const age = now.getTime() - openedAt.getTime()
  return age < 0 || age > LONGEST_MS
}
