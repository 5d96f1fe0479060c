/**
 * Parses a number as typed in any of the five languages, with or without a currency or a unit: `1,500`,
 * `$1500`, `1.500,50`, `1 500 €`, `80 cm`. Null if it is not a number, is negative or has more than eight
 * digits before the decimals. A single separator before exactly three digits separates thousands in a price,
 * which has at most two decimals, but decimals in a size, which is never that large. Rounded to two decimals.
 */
export function parseTypedNumber(text: string, kind: 'price' | 'size'): number | null {
  if (text.length > TEXT_LENGTH_MAX) return null
  const unitless = text.trim().replace(UNIT_BEFORE, '').replace(UNIT_AFTER, '')
  const typed = unitless.trim().replace(NO_DECIMALS, '')
  const isGrouped = GROUPED.test(typed) && (kind === 'price' || !THREE_DECIMALS.test(typed))
  const [, whole, decimals = ''] = (isGrouped ? GROUPS_AND_DECIMALS : DECIMALS).exec(typed) ?? []
  const digits = whole?.replace(/\D/g, '')
  if (digits === undefined || digits.length > WHOLE_DIGITS_MAX) return null
  return Math.round(Number(`${digits}.${decimals}`) * 100) / 100
}

const TEXT_LENGTH_MAX = 40
const WHOLE_DIGITS_MAX = 8

/** A currency before the number: `$`, `US$`, French `$US`, `EUR`. */
const UNIT_BEFORE = /^(?:(?:[A-Z]{2})?\p{Sc}(?:[A-Z]{2})?|EUR|USD|GBP)/iu
const UNIT_AFTER = /(?:(?:[A-Z]{2})?\p{Sc}(?:[A-Z]{2})?|EUR|USD|GBP|cm|in|")$/iu
/** The dash of `1.500,–` means no decimals. */
const NO_DECIMALS = /[.,][-–—]$/

/**
 * Grouped by blanks, apostrophes, points or commas, all the same; in India the groups before the last have
 * two digits.
 */
const GROUPED = /^[1-9]\d{0,2}([\s'’.,])(?:\d{2,3}\1)*\d{3}(?:(?!\1)[.,]\d{1,2})?$/
const GROUPS_AND_DECIMALS = /^(.*?\d{3})(?:[.,](\d{1,2}))?$/
const THREE_DECIMALS = /^\d+[.,]\d{3}$/
const DECIMALS = /^(\d+)(?:[.,](\d{1,3}))?$/
