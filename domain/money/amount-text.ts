/** The decimal separator of amounts in a file. */
export type DecimalMark = 'point' | 'comma'

/** Spaces of all kinds and apostrophes group digits in some countries: `1 250.00`, `1'250.00`. */
const GROUPING = /[\s'’]/g
const MARKS = {
  point: { decimal: '.', grouping: ',', grouped: /^\d{1,3}(,\d{3})+$/ },
  comma: { decimal: ',', grouping: '.', grouped: /^\d{1,3}(\.\d{3})+$/ },
}
const UNCLEAR = /^\d{1,3}([.,])\d{3}$/

/**
 * The decimal mark that an amount clearly uses: a comma for `12,50` and `1.250,00`, a point for `12.5` and `1,250.00`.
 * Null if the amount has no mark (`1250`) or an ambiguous one (`1,250`).
 */
export function detectDecimalMark(text: string): DecimalMark | null {
  const amount = text.replace(GROUPING, '')
  if (UNCLEAR.test(amount)) return null
  const marks = amount.replace(/\d/g, '')
  const last = marks.at(-1)
  if (last === undefined) return null
  const other = last === ',' ? 'point' : 'comma'
  // A mark that occurs more than once groups digits: 1.250.000
  if (marks.length > 1 && marks.split('').every((mark) => mark === last)) return other
  return last === ',' ? 'comma' : 'point'
}

/**
 * Parses an amount of at most ten digits before and two after its decimal mark into hundredths: ('1.250,50', 'comma') →
 * 125050. `knownMark` decides if the amount's own mark is ambiguous; without it, such an amount is 'unclear'. Any other
 * text is 'invalid'.
 */
export function parseAmount(text: string, knownMark: DecimalMark | null): number | 'invalid' | 'unclear' {
  const amount = text.trim().replace(GROUPING, '')
  const mark = detectDecimalMark(amount) ?? knownMark
  if (mark === null && UNCLEAR.test(amount)) return 'unclear'
  const { decimal, grouping, grouped } = MARKS[mark ?? 'point']
  const [whole = '', fraction = '', ...rest] = amount.split(decimal)
  const digits = grouped.test(whole) ? whole.replaceAll(grouping, '') : whole
  const cents = fraction.replace(/^(\d{2})0+$/, '$1')
  const isAmount = rest.length === 0 && /^\d{1,10}$/.test(digits) && /^\d{0,2}$/.test(cents)
  if (!isAmount || amount.endsWith(decimal)) return 'invalid'
  return Number(digits) * 100 + Number(cents.padEnd(2, '0'))
}
