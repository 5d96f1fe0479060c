import type { ListDocument, ListDocumentPiece } from '#contracts/list-document.ts'
import { sumPieces } from '#domain/list/list-sums.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { getUnits } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { measureLength } from '#domain/product/units.ts'
import { createDocumentTranslator, type Translator } from '../orders/document-messages.ts'
import { tearsheetFormats } from '../tearsheet/formats.ts'
import { finishText, shippingText } from './list-words.ts'

/** A cell contains text, a number, or an amount in minor units. Null is empty. */
export type TableCell = string | number | { readonly amountMinor: number; readonly currency: Currency } | null

/** `width` is the number of characters that fit in a column. */
export type ListTable = {
  readonly columns: readonly { readonly title: string; readonly width: number }[]
  readonly rows: readonly (readonly TableCell[])[]
  /** The totals row, or null without prices. */
  readonly totals: readonly TableCell[] | null
}

type Column = {
  readonly title: string
  readonly width: number
  cell(piece: ListDocumentPiece, section: string): TableCell
  readonly total?: TableCell
}

/** Converts a list to a table with one row per piece. Numbers remain numbers, and sizes are in the country's units. */
export function toListTable(list: ListDocument): ListTable {
  const tag = toLanguageTag(list)
  const t = createDocumentTranslator(list.language, tag)
  const formats = tearsheetFormats(tag)
  const columns = [
    ...sectionColumns(list, t),
    column(t('documents.list.table.piece'), 36, ({ title }) => title),
    column(t('documents.list.table.artisan'), 26, ({ artisan }) => artisan),
    // The article number would let a client look up the house's own price.
    ...(list.prices?.kind === 'client'
      ? []
      : [column(t('documents.tearsheet.article'), 18, ({ article }) => article)]),
    column(t('documents.list.table.finish'), 26, (piece) => finishText(piece, { t })),
    ...sizeColumns(list, t),
    column(t('documents.tearsheet.lead-time'), 24, (piece) => shippingText(piece, { list, t, formats })),
    column(t('documents.columns.quantity'), 10, ({ quantity }) => quantity),
    ...priceColumns(list, t),
    column(t('documents.list.table.note'), 50, ({ note }) => note),
  ]
  return {
    columns: columns.map(({ title, width }) => ({ title, width })),
    rows: list.sections.flatMap(({ title, pieces }) =>
      pieces.map((piece) => columns.map(({ cell }) => cell(piece, title ?? ''))),
    ),
    totals:
      list.prices && columns.map(({ total }, index) => (index === 0 ? totalTitle(list, t) : (total ?? null))),
  }
}

/**
 * Returns the title of the total. Since amounts are plain numbers, the title states if the total is only the minimum.
 */
function totalTitle({ sections }: ListDocument, t: Translator): string {
  const { isOpen } = sumPieces(
    sections.flatMap(({ pieces }) => pieces),
    'EUR',
  )
  return t(isOpen ? 'documents.list.total-from' : 'documents.list.total')
}

function column(title: string, width: number, cell: Column['cell'], total: TableCell = null): Column {
  return { title, width, cell, total }
}

function sectionColumns({ sections }: ListDocument, t: Translator): Column[] {
  const isDivided = sections.some(({ title }) => title !== null)
  return isDivided ? [column(t('documents.list.table.section'), 22, (_, section) => section)] : []
}

function sizeColumns({ country }: ListDocument, t: Translator): Column[] {
  const units = getUnits(country)
  return (['width', 'depth', 'height'] as const).map((axis) =>
    column(`${t(`product.details.${axis}`)} (${units})`, 12, ({ dimensions }) => {
      const centimeters = dimensions[`${axis}Cm`]
      return centimeters === null ? null : measureLength(centimeters, units).value
    }),
  )
}

/** A price upon request is an empty cell, since any number would be mistaken for a price. */
function priceColumns({ prices, sections }: ListDocument, t: Translator): Column[] {
  if (!prices) return []
  const { currency } = prices
  const toAmount = (amountMinor: number | null): TableCell => (amountMinor ? { amountMinor, currency } : null)
  const { amount } = sumPieces(
    sections.flatMap(({ pieces }) => pieces),
    currency,
  )
  return [
    column(`${t('documents.columns.unit-price')} (${currency})`, 16, ({ unitMinor }) => toAmount(unitMinor)),
    column(
      `${t('documents.columns.amount')} (${currency})`,
      16,
      ({ unitMinor, quantity }) => toAmount(unitMinor && unitMinor * quantity),
      toAmount(amount.amountMinor),
    ),
  ]
}
