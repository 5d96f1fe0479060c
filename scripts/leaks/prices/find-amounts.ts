import { LEAK_MINOR, MARK } from './planted-prices.ts'

/** An amount made of trade prices, as it is written, and the public price behind it in minor units. */
export type FoundAmount = { readonly written: string; readonly publicMinor: number }

/** Eight digits at least, with what may be between them: separators, also as HTML, JSON and addresses write them. */
const CANDIDATE = /\d(?:[\d.,'’ \u00a0\u202f\u2009]|&(?:nbsp|#?\w{2,5});|\\u[\da-f]{4}|%[\dA-F]{2}){6,}\d/gi
/** Digits in a row: minor units, or whole units with or without decimals. A fraction is none of them. */
const PLAIN = /(?<!\d|\d\.)(\d{8,16})(?!\d)(?:[.,](\d{1,2})(?!\d))?/g
/** Digits in groups of three, as in 1,234,567.00, 1.234.567,00, 1 234 567 and 1’234’567. */
const GROUPED = /(?<!\d)(\d{1,3}([.,'’ \u00a0\u202f\u2009])\d{3}(?:\2\d{3})+)(?!\d)(?:[.,](\d{2})(?!\d))?/g
/** A larger number is none that the shop writes. */
const UNITS_MAX = 1_000_000 * MARK

/** Every amount in a text that is a trade price of the walked shop, or a sum or multiple of some. */
export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = []
  for (const [candidate] of text.matchAll(CANDIDATE)) readAmounts(withoutEscapes(candidate), found)
  return found
}

function readAmounts(text: string, found: FoundAmount[]): void {
  const note = (written: string, minor: number) => {
    if (minor > 0 && minor % MARK === 0) found.push({ written, publicMinor: minor / MARK })
  }
  for (const [written, digits = '', decimals] of text.matchAll(PLAIN)) {
    const units = Number(digits)
    if (decimals !== undefined) note(written, units * 100 + Number(decimals.padEnd(2, '0')))
    // A comma may also be followed by the next number.
    if (units <= UNITS_MAX) note(digits, units * 100)
    // Public prices are whole units, so that a time in milliseconds is none.
    if (units % (MARK * 100) === 0) note(digits, units)
  }
  for (const [written, digits = '', separator = '', decimals = '00'] of text.matchAll(GROUPED)) {
    const units = Number(digits.replaceAll(separator, ''))
    if (units <= UNITS_MAX) note(written, units * 100 + Number(decimals))
  }
}

/** Whether it is made of the price of the planted leak only. */
export function isPlantedLeak({ publicMinor }: FoundAmount): boolean {
  return publicMinor % LEAK_MINOR === 0
}

/** A text with its spaces and quotes as they are shown. */
function withoutEscapes(text: string): string {
  if (!/[&\\%]/.test(text)) return text
  return text
    .replaceAll(/&nbsp;|&#160;|&#xa0;|\\u00a0|%C2%A0/gi, '\u00a0')
    .replaceAll(/&#8239;|&#x202f;|\\u202f|%E2%80%AF/gi, '\u202f')
    .replaceAll(/&#x27;|&#39;|\\u0027/gi, "'")
    .replaceAll('%2C', ',')
}
