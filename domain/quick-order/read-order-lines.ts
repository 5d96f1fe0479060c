import type { LineProject } from '../list/project.ts'
import { QUICK_ORDER_TEXT_MAX, SKU_MAX } from './limits.ts'
import { isQuantity } from './read-ordered-quantity.ts'

/** A line as typed. A line of an order that is placed again may belong to a project. */
export type TypedLine = {
  readonly sku: string
  readonly quantity: string
  readonly project?: LineProject | undefined
}

/**
 * Reads pasted text: a SKU and a quantity per line, separated by a tab, a semicolon, a comma, `x` or spaces, in either
 * order. The rest of a line, empty lines and a header are ignored. Runs in linear time.
 */
export function readOrderText(text: string): TypedLine[] {
  const rows = text
    .slice(0, QUICK_ORDER_TEXT_MAX)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r|\u2028|\u2029/)
    .map(splitCells)
  return readOrderRows(rows)
}

/** Reads table rows, of which the first may be a header that names the columns. */
export function readOrderRows(rows: readonly (readonly string[])[]): TypedLine[] {
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const columns = findColumns(filled[0] ?? [])
  const lines = columns === null ? filled : filled.slice(1)
  const { sku, quantity } = columns ?? { sku: 0, quantity: 1 }
  return lines.flatMap((cells) => {
    const line = typedLine(cells[sku], cells[quantity])
    const isSwapped =
      columns === null && isQuantity(line.sku) && line.quantity !== '' && !isQuantity(line.quantity)
    const result = isSwapped ? { sku: line.quantity, quantity: line.sku } : line
    return result.sku === '' ? [] : [result]
  })
}

/** Trims whitespace and invisible characters, and truncates to the maximum length of a SKU. */
export function typedLine(sku = '', quantity = ''): TypedLine {
  return { sku: cleanCell(sku), quantity: cleanCell(quantity) }
}

/** The maximum number of characters read from a cell. */
const CELL_MAX = 1000

function cleanCell(cell: string): string {
  const plain = cell
    .slice(0, CELL_MAX)
    .replaceAll('\0', '')
    .replace(/[\s\u200B-\u200D\u2060]+/g, ' ')
  return plain.trim().slice(0, SKU_MAX).trim()
}

/** The cells of a table row, or the two words of a plain line. */
function splitCells(line: string): string[] {
  if (line.includes('\t')) return parseCsvLine(line, '\t')
  if (line.includes(';')) return parseCsvLine(line, ';')
  const words = line.trim()
  if (words.startsWith('"') || /^[^\s,]*\s*,/.test(words)) return parseCsvLine(line, ',')
  const [first = '', second = '', third = ''] = words.split(/\s+/, 4)
  if (!TIMES_SIGN.test(second)) return [first, second]
  // `2 x SKU` and `SKU x 2`.
  return [first, third]
}

const TIMES_SIGN = /^[x×*]$/i

/** Splits one line of a CSV file; a separator in quotes is text, and a doubled quote is a literal quote. */
function parseCsvLine(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < line.length; index++) {
    const character = line.charAt(index)
    if (character === '"') {
      if (isQuoted && line[index + 1] === '"') {
        cell += '"'
        index++
      } else if (isQuoted || cell.trim() === '') isQuoted = !isQuoted
      else cell += character
    } else if (character === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  return [...cells, cell]
}

/** The columns of the SKU and the quantity; null if the first row is not a header. */
function findColumns(cells: readonly string[]): { sku: number; quantity: number } | null {
  const words = cells.map((cell) => cell.normalize('NFKC').replaceAll(/[.:]/g, '').trim().toLowerCase())
  const sku = words.findIndex((word) => SKU_WORDS.has(word))
  const quantity = words.findIndex((word) => QUANTITY_WORDS.has(word))
  if (sku < 0 && quantity < 0) return null
  const other = (column: number) => (column === 0 ? 1 : 0)
  return { sku: sku < 0 ? other(quantity) : sku, quantity: quantity < 0 ? other(sku) : quantity }
}

const SKU_WORDS: ReadonlySet<string> = new Set([
  ...[
    'sku',
    'skus',
    'article',
    'article number',
    'article no',
    'art',
    'art no',
    'item',
    'item number',
    'item no',
    'code',
    'ref',
  ],
  ...[
    'artikel',
    'artikelnummer',
    'artikelnr',
    'artikel-nr',
    'art-nr',
    'codice',
    'codice articolo',
    'articolo',
  ],
  ...['referencia', 'código', 'codigo', 'artículo', 'référence', 'reference', 'code article'],
])
const QUANTITY_WORDS: ReadonlySet<string> = new Set([
  ...[
    'quantity',
    'qty',
    'units',
    'pieces',
    'pcs',
    'menge',
    'anzahl',
    'stück',
    'stk',
    'quantità',
    'quantita',
    'qtà',
    'pezzi',
  ],
  ...['cantidad', 'unidades', 'cant', 'quantité', 'quantite', 'qté', 'unités', 'pièces'],
])
