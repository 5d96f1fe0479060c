import type { Row } from '../reading/csv-records.ts'

/** Returns the trimmed field of a record by the lowercase title of its column; empty if there is no such column. */
export type NamedFields = (record: Row, title: string) => string

export function createNamedFields(header: readonly string[]): NamedFields {
  const indexByTitle = new Map(
    header.map((title, index) => [title.trim().toLowerCase(), index] as const).toReversed(),
  )
  return (record, title) => (record.fields[indexByTitle.get(title) ?? -1] ?? '').trim()
}
