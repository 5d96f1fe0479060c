import type { ListTotals } from '#domain/list/list-totals.ts'
import type { FinishView, PieceView } from '../list/list-view.ts'

/** A piece behind a link: neither working notes, nor what only editors need. */
export type SharedPieceView = Omit<PieceView, 'note' | 'version' | 'projectName' | 'toBag' | 'finishes'> & {
  /** The chosen finish; null if none is chosen, or there is only one. */
  readonly finish: FinishView | null
}

/** A page of a list behind a link, for anyone. Without prices, all of them and the totals are null. */
export type SharedListView = {
  readonly token: string
  readonly name: string
  readonly description: string
  /** Empty if the owner gave none. */
  readonly ownerName: string
  readonly hasPrices: boolean
  readonly totals: ListTotals | null
  readonly sections: readonly {
    readonly id: string | null
    readonly name: string
    readonly totals: ListTotals | null
  }[]
  readonly pieces: readonly SharedPieceView[]
  readonly size: number
  readonly page: number
  readonly pageCount: number
}
