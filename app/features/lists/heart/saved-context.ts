import { createContext } from 'react'
import type { HeartRefusal } from './heart-refusal.ts'

export type SavedPieces = {
  /** The product ids. For a guest, they are those stored in the browser. */
  readonly ids: ReadonlySet<string>
  /** Whether the saved products belong to an account. */
  readonly isCustomer: boolean
  readonly refusalOf: (productId: string) => HeartRefusal | null
  /** Opens the panel of a product's lists; available only in the frame. */
  readonly openLists?: (panel: ListsPanelState) => void
}

export type ListsPanelState = {
  readonly productId: string
  /** The number of the variant to add; absent for the default variant. */
  readonly variant?: string | null
  /** The panel remains rendered while it slides out. */
  readonly isClosed?: boolean
}

export const SavedContext = createContext<SavedPieces>({
  ids: new Set(),
  isCustomer: false,
  refusalOf: () => null,
})

export const HEART_FORM = 'hearts'
