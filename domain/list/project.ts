/** Issue 20: the largest number of characters of the texts of a project. */
export const PROJECT_LENGTHS = { number: 30, client: 120 } as const
/** Of its name on lines of orders: room for the longest name of a list with the longest number. */
export const PROJECT_NAME_MAX = 120
/** The attribute of a line of a cart or an order with it. */
export const PROJECT_ATTRIBUTE = 'project'

/** What breaks a line, or turns its direction, on a label or in an email. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** The name of a project on lines of orders: the name of its list, and the designer's own number if there is one. */
export function projectName({ name, number }: { readonly name: string; readonly number: string }): string {
  return readProjectName([name, number].filter((part) => part !== '').join(' · ')) ?? ''
}

/** A project's name that came from elsewhere, as one line of bounded length; null if nothing is left of it. */
export function readProjectName(text: string): string | null {
  const line = text.replace(CONTROLS, ' ').trim()
  return line === '' ? null : [...line].slice(0, PROJECT_NAME_MAX).join('').trim()
}

/** Whether the delivery of a project is before its start. Dates are yyyy-MM-dd; null or empty if open. */
export function areDatesReversed({
  startsOn,
  deliverBy,
}: {
  readonly startsOn: string | null
  readonly deliverBy: string | null
}): boolean {
  return Boolean(startsOn && deliverBy) && (deliverBy ?? '') < (startsOn ?? '')
}
