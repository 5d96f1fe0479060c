/**
 * Below this, no thousands are grouped, and plural rules are simple in all our languages, so `Intl` is not needed:
 * loading its tables on first use blocked a list for 80 to 400 ms, on a CPU four times slower.
 */
const SMALL = 1000

/** Formats a small whole number for all our languages; null for any other. */
export function formatSmallNumber(value: number | bigint): string | null {
  return isSmall(value) ? String(value) : null
}

/** The plural form of a small whole number in one of our languages; null for any other number. */
export function pluralOfSmall(tag: string, value: number): 'one' | 'other' | null {
  if (!isSmall(value)) return null
  return value === 1 || (value === 0 && tag.startsWith('fr')) ? 'one' : 'other'
}

function isSmall(value: number | bigint): boolean {
  return Number.isInteger(value) && value >= 0 && value < SMALL
}
