/**
 * A technical figure of a product as it is printed: '110–240', '2,5' for '2.5' where the decimal mark is a comma; null for
 * one in words.
 */
export function figureText(value: string, decimalMark: string): string | null {
  if (!/^[\d\s.,x×–-]+$/.test(value)) return null
  return value
    .replaceAll('-', '–')
    .replaceAll('x', '×')
    .replace(/(?<=\d)\.(?=\d{1,2}(?!\d))/g, decimalMark)
}
