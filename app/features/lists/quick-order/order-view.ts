import type { FormattedNotice } from '#app/i18n/delivery/formatted-notice.ts'
import type { ListPurpose } from '#contracts/list-id.ts'
import { type ListTotals, totalsOf } from '#domain/list/list-totals.ts'
import type { LineProject } from '#domain/list/project.ts'
import type { Currency } from '#domain/money/money.ts'
import type { LineProblem } from '#domain/quick-order/classify-line.ts'
import type { PieceView } from '../list/list-view.ts'

/** A line of a quick order, as it was read and as the shop sells it. */
export type OrderLineView = {
  readonly sku: string
  /** As it was typed, if it is malformed. */
  readonly quantity: string
  /** What it is for, of an order that is placed again. */
  readonly project: LineProject | undefined
  /** Null if the shop has no piece with this SKU for this visitor, or could not be reached. */
  readonly piece: OrderPiece | null
  readonly problem: LineProblem | null
  /** The units in stock, if fewer than ordered. */
  readonly stock: number | null
  /** How many typed lines it was read from. */
  readonly merged: number
  /** The SKU that was probably meant. */
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

/** What became of lines that were added: to the bag, or to a list. Numbers are lines. */
export type OrderOutcome = {
  /** The list in addresses; null for the bag. */
  readonly listId: string | null
  readonly added: number
}

/** Why nothing was read or added. */
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

/** A quick order as its page shows it. */
export type OrderView = {
  readonly key: string
  readonly lines: readonly OrderLineView[]
  /** Of the lines that can be bought. */
  readonly totals: ListTotals
  /** What is still to be read. */
  readonly text: string
  readonly outcome: OrderOutcome | null
  readonly refusal: OrderRefusal | null
  /** The lists that lines can be added to. */
  readonly lists: readonly {
    readonly id: string
    readonly name: string | null
    readonly purpose: ListPurpose | null
  }[]
  readonly list: string
  readonly name: string
}

/** What the lines cost together that can be bought. */
export function orderTotals(lines: readonly OrderLineView[], currency: Currency): ListTotals {
  return totalsOf(
    lines.flatMap(({ piece, problem }) => (piece && problem === null ? piece : [])),
    currency,
  )
}
