/** Whether the text is an IANA name such as `America/New_York`. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The name without daylight saving time: 'Central European Time', 'Mitteleuropäische Zeit'. */
export function timeZoneName(timeZone: string, tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
