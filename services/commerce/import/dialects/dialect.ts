import type { NoteCode } from '../notes.ts'
import type { Row } from '../reading/csv-records.ts'

export type ProductFormat = 'shopify' | 'matrixify' | 'woocommerce' | 'magento'

/** Converts the records of a file to rows with the columns of Shopify's export, which all other code expects. */
export type Dialect = {
  readonly format: ProductFormat
  readonly header: readonly string[]
  /** Titles of the file's own columns that are not read; null if those of `header` are the file's own. */
  readonly ignored: readonly string[] | null
  /** The rows of one record: none if it is skipped, several if it has several pictures. */
  toRows(record: Row, note: (row: Row, code: NoteCode) => void): Row[]
}

/** Each call reads all records after the header from the start. */
export type ReadRecords = () => AsyncIterable<Row>

export function hasProductColumns(header: readonly string[]): boolean {
  const titles = new Set(header.map((title) => title.trim().toLowerCase()))
  const isNamed = titles.has('title') || titles.has('name')
  return isNamed && ['variant price', 'price', 'regular price'].some((title) => titles.has(title))
}
