import { LEAK_MINOR, MARK } from './planted-prices.ts'

/** An amount made of trade prices, as written, and the public price behind it in minor units. */
export type FoundAmount = { readonly written: string; readonly publicMinor: number }

/** At least eight digits, with everything that may separate them, including as written in HTML, JSON and URLs. */
const CANDIDATE = /\d(?:[\d.,'’ \u00a0\u202f\u2009]|&(?:nbsp|#?\w{2,5});|\\u[\da-f]{4}|%[\dA-F]{2}){6,}\d/gi
/** Consecutive digits: minor units, or whole units with or without decimals. A fraction does not count. */
const PLAIN = /(?<!\d|\d\.)(\d{8,16})(?!\d)(?:[.,](\d{1,2})(?!\d))?/g
/** Digits in groups of three, as in 1,234,567.00, 1.234.567,00, 1 234 567 and 1’234’567. */
const GROUPED = /(?<!\d)(\d{1,3}([.,'’ \u00a0\u202f\u2009])\d{3}(?:\2\d{3})+)(?!\d)(?:[.,](\d{2})(?!\d))?/g
/** The shop never writes a larger amount, in whole units. */
const UNITS_MAX = 1_000_000 * MARK

/** Finds every amount in a text that is a trade price of the walked shop, or a sum or multiple of several. */
export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = []
  for (const [candidate] of text.matchAll(CANDIDATE)) readAmounts(withoutEscapes(candidate), found)
  return found
}

function readAmounts(text: string, found: FoundAmount[]): void {
  const addIfMarked = (written: string, minor: number) => {
    if (minor > 0 && minor % MARK === 0) found.push({ written, publicMinor: minor / MARK })
  }
  for (const [written, digits = '', decimals] of text.matchAll(PLAIN)) {
    const units = Number(digits)
    if (decimals !== undefined) addIfMarked(written, units * 100 + Number(decimals.padEnd(2, '0')))
    // A comma may also be followed by the next number.
    if (units <= UNITS_MAX) addIfMarked(digits, units * 100)
    // Public prices are whole units, so a time in milliseconds does not match.
    if (units % (MARK * 100) === 0) addIfMarked(digits, units)
  }
  for (const [written, digits = '', separator = '', decimals = '00'] of text.matchAll(GROUPED)) {
    const units = Number(digits.replaceAll(separator, ''))
    if (units <= UNITS_MAX) addIfMarked(written, units * 100 + Number(decimals))
  }
}

/** Whether the amount only consists of the planted leak's price. */
export function isPlantedLeak({ publicMinor }: FoundAmount): boolean {
  return publicMinor % LEAK_MINOR === 0
}

/** Returns a text with the spaces, quotes and commas that its escapes stand for. */
function withoutEscapes(text: string): string {
  if (!/[&\\%]/.test(text)) return text
  return text
    .replaceAll(/&nbsp;|&#160;|&#xa0;|\\u00a0|%C2%A0/gi, '\u00a0')
    .replaceAll(/&#8239;|&#x202f;|\\u202f|%E2%80%AF/gi, '\u202f')
    .replaceAll(/&#x27;|&#39;|\\u0027/gi, "'")
    .replaceAll('%2C', ',')
}
