/** The moment at which a page is made. Pages ask here and hand it to the rules. */
export function now(): Date {
  return new Date()
}
