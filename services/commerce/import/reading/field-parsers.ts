import { type DecimalMark, parseAmount } from '#domain/money/amount-text.ts'
import type { Currency } from '#domain/money/money.ts'
import { addNote, type NoteCode, type Notes } from '../notes.ts'
import type { Refusal, RefusalCode } from '../refusals.ts'
import { type ColumnName, type Columns, readField } from './columns.ts'
import type { Row } from './csv-records.ts'

/** Parses the fields of one product and collects all errors, so that a report lists them all at once. */
export type FieldReader = {
  readonly columns: Columns
  readonly handle: string
  readonly base: Currency
  readonly refusals: Refusal[]
  refuse(row: Row, code: RefusalCode, detail: string): void
  note(row: Row, code: NoteCode): void
  /** Empty if the field is blank or the file has no such column. */
  text(row: Row, name: ColumnName): string
  /** Returns the fallback for a blank field; refuses anything other than TRUE, FALSE or an equivalent. */
  flag(row: Row, name: ColumnName, fallback: boolean): boolean
  /** A whole number, which may be negative; the fallback for a blank field. */
  wholeNumber(row: Row, name: ColumnName, fallback: number): number
  /** Parses an amount such as `1250.00` or `1.250,00` to minor units; null for a blank field. */
  amount(row: Row, text: string): number | null
}

export function createFieldReader({
  handle,
  columns,
  base,
  decimalMark,
  refusals,
  notes,
}: Pick<FieldReader, 'handle' | 'columns' | 'base' | 'refusals'> & {
  readonly decimalMark: DecimalMark | null
  readonly notes: Notes
}): FieldReader {
  const text = (row: Row, name: ColumnName) => readField(row, columns, name)
  function refuse(row: Row, code: RefusalCode, detail: string): void {
    refusals.push({ line: row.line, handle, code, detail })
  }
  return {
    columns,
    handle,
    base,
    refusals,
    refuse,
    note: ({ line }, code) => addNote(notes, code, line),
    text,
    flag(row, name, fallback) {
      const value = text(row, name).toLowerCase()
      if (value === '') return fallback
      if (!YES.has(value) && !NO.has(value)) refuse(row, 'yes-or-no-invalid', value)
      return YES.has(value)
    },
    wholeNumber(row, name, fallback) {
      const value = text(row, name)
      if (value === '') return fallback
      // Some tools write whole numbers with a fraction: `12.0`.
      if (!/^-?\d{1,9}([.,]0+)?$/.test(value)) refuse(row, 'number-invalid', value)
      return Number.parseInt(value, 10) || 0
    },
    amount(row, value) {
      if (value === '') return null
      const amount = parseAmount(value, decimalMark)
      if (typeof amount === 'number') return amount
      refuse(row, amount === 'unclear' ? 'price-unclear' : 'price-invalid', value)
      return 0
    },
  }
}

/** Spreadsheets write TRUE and FALSE in their own language; other shops write 1 and 0. */
const YES: ReadonlySet<string> = new Set(['true', 'yes', '1', 'wahr', 'vrai', 'vero', 'verdadero'])
const NO: ReadonlySet<string> = new Set(['false', 'no', '0', 'falsch', 'faux', 'falso'])
