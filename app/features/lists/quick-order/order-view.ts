import type { FormattedNotice } from '#app/i18n/delivery/formatted-notice.ts'
import type { ListPurpose } from '#contracts/list-id.ts'
import { computeTotals, type ListTotals } from '#domain/list/list-totals.ts'
import type { LineProject } from '#domain/list/project.ts'
import type { Currency } from '#domain/money/money.ts'
import type { LineProblem } from '#domain/quick-order/classify-line.ts'
import type { PieceView } from '../list/list-view.ts'

export type OrderLineView = {
  readonly sku: string
  /** The text as typed, if it is malformed. */
  readonly quantity: string
  readonly project: LineProject | undefined
  /** Null if this visitor cannot buy any piece with this SKU, or if the shop could not be reached. */
  readonly piece: OrderPiece | null
  readonly problem: LineProblem | null
  /** The units in stock, if fewer than ordered. */
  readonly stock: number | null
  /** The number of typed lines merged into this one. */
  readonly merged: number
  readonly suggestion: string | null
}

export type OrderPiece = Pick<
  PieceView,
  | 'title'
  | 'textLanguage'
  | 'path'
  | 'artisan'
  | 'picture'
  | 'exclusion'
  | 'publicPrice'
  | 'ownPrice'
  | 'quantity'
  | 'isPriceOpen'
> & {
  readonly productId: string
  readonly variantId: string
  readonly finish: string | null
  readonly notice: FormattedNotice | null
}

/** `added` counts lines. */
export type OrderOutcome = {
  /** The list id in URLs; null for the bag. */
  readonly listId: string | null
  readonly added: number
}

export type OrderRefusal =
  | 'nothing-typed'
  | 'nothing-to-add'
  | 'too-many-lines'
  | 'text-too-long'
  | 'file-too-large'
  | 'file-unreadable'
  | 'unavailable'
  | 'list-name-missing'
  | 'list-refused'

export type OrderView = {
  readonly key: string
  readonly lines: readonly OrderLineView[]
  /** The totals of the lines that can be bought. */
  readonly totals: ListTotals
  /** Text that has not been parsed yet. */
  readonly text: string
  readonly outcome: OrderOutcome | null
  readonly refusal: OrderRefusal | null
  /** Lists that lines can be added to. */
  readonly lists: readonly {
    readonly id: string
    readonly name: string | null
    readonly purpose: ListPurpose | null
  }[]
  readonly list: string
  readonly name: string
}

/** Includes only the lines that can be bought. */
export function orderTotals(lines: readonly OrderLineView[], currency: Currency): ListTotals {
  return computeTotals(
    lines.flatMap(({ piece, problem }) => (piece && problem === null ? piece : [])),
    currency,
  )
}
