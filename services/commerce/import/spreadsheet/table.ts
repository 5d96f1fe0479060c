import type { CsvRecords } from '../reading/csv-records.ts'
import type { FileFormat } from '../reading/file-format.ts'

export type TableFormat = FileFormat | { readonly sheet: string }

export type Table = {
  readonly format: TableFormat
  /** All rows, the header first, from the beginning with each call. */
  open(onBytes?: (bytesRead: number) => void): CsvRecords
}
