/** The time at which a page is rendered. Pages read it here and pass it to the rules. */
export function now(): Date {
  return new Date()
}
