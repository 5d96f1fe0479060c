/** Whether a label contains the typed text, regardless of case and accents. */
export function labelMatches(label: string, text: string): boolean {
  return text === '' || fold(label).includes(fold(text).trim())
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
