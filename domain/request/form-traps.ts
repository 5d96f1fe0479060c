/** No one can read and fill in a form faster. */
const FILL_MIN_MS = 2_000
/** A form that was opened earlier than this was saved and replayed by a bot. */
const FILL_MAX_MS = 24 * 3_600_000

/**
 * Whether a bot filled in a form: the hidden field has a value, or the form was sent immediately or long after it was
 * opened. `openedAt` is null if the form does not state it, although every form of the shop does.
 */
export function isFilledByBot({
  trap,
  openedAt,
  now,
}: {
  trap: string
  openedAt: Date | null
  now: Date
}): boolean {
  if (trap !== '' || openedAt === null) return true
  return isFormExpired(openedAt, now) || now.getTime() - openedAt.getTime() < FILL_MIN_MS
}

/** Whether a form was opened too long ago, or in the future, and has to be opened again. */
export function isFormExpired(openedAt: Date, now: Date): boolean {
  const age = now.getTime() - openedAt.getTime()
  return age < 0 || age > FILL_MAX_MS
}
