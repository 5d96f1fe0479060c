const FRACTIONS: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '¾': 3 / 4,
  '⅞': 7 / 8,
}
const LENGTH = /^(\d{1,5})(?:[.,](\d{1,3}))?(?: ?([⅛¼⅜½⅝¾⅞])| (\d{1,2})\/(\d{1,2}))?$/

/** Reads `78`, `78,5`, `29 7/8` or `29⅞` without changing its unit; null if it is not a length. */
export function parseLength(text: string): number | null {
  const [, whole, decimals, glyph, numerator, denominator] = LENGTH.exec(text.trim()) ?? []
  if (whole === undefined || Number(denominator) === 0) return null
  const fraction = glyph ? (FRACTIONS[glyph] ?? 0) : numerator ? Number(numerator) / Number(denominator) : 0
  return Number(`${whole}.${decimals ?? 0}`) + fraction
}
