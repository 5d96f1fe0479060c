import type { CsvRecords } from '../reading/csv-records.ts'
import type { FileFormat } from '../reading/file-format.ts'

/** How a table is stored: as text, or as a sheet of an Excel workbook. */
export type TableFormat = FileFormat | { readonly sheet: string }

export type Table = {
  readonly format: TableFormat
  /** All rows, the header first, from the beginning with each call. */
  open(onBytes?: (bytesRead: number) => void): CsvRecords
}
