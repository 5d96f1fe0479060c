export function figureText(value: string, decimalMark: string): string | null {
  if (!/^[\d\s.,x×–-]+$/.test(value)) return null
  return value
    .replaceAll('-', '–')
    .replaceAll('x', '×')
    .replace(/(?<=\d)\.(?=\d{1,2}(?!\d))/g, decimalMark)
}
