import type { ListTotals } from '#domain/list/list-totals.ts'
import type { FinishView, PieceView } from '../list/list-view.ts'

/** A piece behind a link, without working notes and data for editors. */
export type SharedPieceView = Omit<PieceView, 'note' | 'version' | 'projectName' | 'toBag' | 'finishes'> & {
  /** Null if no finish is chosen, or there is only one. */
  readonly finish: FinishView | null
}

/** A page of a list behind a link. In a list shared without prices, all prices and totals are null. */
export type SharedListView = {
  readonly token: string
  readonly name: string
  readonly description: string
  /** Empty if the owner has not given a name. */
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
