/** Whether a text may name a browser: 32 hexadecimal digits, as the marketing platform writes them. */
export function isVisitorId(text: string | null): text is string {
  return text !== null && /^[0-9a-f]{32}$/.test(text)
}
