/** Whether a text is a valid visitor id: 32 hexadecimal digits, in the marketing platform's format. */
export function isVisitorId(text: string | null): text is string {
  return text !== null && /^[0-9a-f]{32}$/.test(text)
}
