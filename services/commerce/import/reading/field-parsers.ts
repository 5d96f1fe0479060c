import { type DecimalMark, parseAmount } from '#domain/money/amount-text.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Refusal, RefusalCode } from '../refusals.ts'
import type { ColumnName, Columns } from './columns.ts'
import { fieldOf, type Row } from './rows.ts'

/** Parses the fields of one product and collects all errors, so that a report lists every mistake at once. */
export type FieldReader = {
  readonly columns: Columns
  readonly handle: string
  /** The currency of the plain price columns. */
  readonly base: Currency
  readonly refusals: Refusal[]
  refuse(row: Row, code: RefusalCode, detail: string): void
  /** Empty if the field is blank or the file has no such column. */
  text(row: Row, name: ColumnName): string
  /** Returns the fallback for a blank field; refuses anything other than TRUE and FALSE. */
  flag(row: Row, name: ColumnName, fallback: boolean): boolean
  /** A whole number, which may be negative; the fallback for a blank field. */
  wholeNumber(row: Row, name: ColumnName, fallback: number): number
  /** Minor units of an amount such as `1250.00` or `1.250,00`; null for a blank one. */
  amount(row: Row, text: string): number | null
}

export function createFieldReader({
  handle,
  columns,
  base,
  decimalMark,
  refusals,
}: Pick<FieldReader, 'handle' | 'columns' | 'base' | 'refusals'> & {
  readonly decimalMark: DecimalMark | null
}): FieldReader {
  const text = (row: Row, name: ColumnName) => fieldOf(row, columns, name)
  function refuse(row: Row, code: RefusalCode, detail: string): void {
    refusals.push({ line: row.line, handle, code, detail })
  }
  return {
    columns,
    handle,
    base,
    refusals,
    refuse,
    text,
    flag(row, name, fallback) {
      const value = text(row, name).toLowerCase()
      if (value === '') return fallback
      if (value !== 'true' && value !== 'false') refuse(row, 'yes-or-no-invalid', value)
      return value === 'true'
    },
    wholeNumber(row, name, fallback) {
      const value = text(row, name)
      if (value === '') return fallback
      // Some tools write weights with a fraction: `1200.0` grams.
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
