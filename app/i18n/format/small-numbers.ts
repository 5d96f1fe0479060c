/**
 * Below it no thousands are set apart, and no language of the house has a form for so many: such counts do without `Intl`,
 * whose first use reads its tables and held a list up for 80 to 400 ms, at a quarter of the processor's speed.
 */
const SMALL = 1000

/** How all our languages write a small whole number; null for any other. */
export function writeSmall(value: number | bigint): string | null {
  return isSmall(value) ? String(value) : null
}

/** The plural form of a small whole number in a language of the house; null for any other number. */
export function pluralOfSmall(tag: string, value: number): 'one' | 'other' | null {
  if (!isSmall(value)) return null
  return value === 1 || (value === 0 && tag.startsWith('fr')) ? 'one' : 'other'
}

function isSmall(value: number | bigint): boolean {
  return Number.isInteger(value) && value >= 0 && value < SMALL
}
