/** Formats figures for display: '1.5 x 2-3' → '1,5 × 2–3'. Null for a text that contains anything else. */
export function figureText(value: string, decimalMark: string): string | null {
  if (!/^[\d\s.,x×–-]+$/.test(value)) return null
  return value
    .replaceAll('-', '–')
    .replaceAll('x', '×')
    .replace(/(?<=\d)\.(?=\d{1,2}(?!\d))/g, decimalMark)
}
