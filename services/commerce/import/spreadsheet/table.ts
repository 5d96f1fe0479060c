import type { CsvRecords } from '../reading/csv-records.ts'
import type { FileFormat } from '../reading/file-format.ts'

export type TableFormat = FileFormat | { readonly sheet: string }

export type Table = {
  readonly format: TableFormat
  /** Reads all rows, including the header, from the start with each call. */
  open(onBytes?: (bytesRead: number) => void): CsvRecords
}
