import { createContext } from 'react'
import type { HeartRefusal } from './heart-refusal.ts'

/** What the hearts of a page show. */
export type Saved = {
  /** The saved products; a guest's are those of their browser. */
  readonly ids: ReadonlySet<string>
  /** Whether they are those of an account. */
  readonly isCustomer: boolean
  readonly refusalOf: (productId: string) => HeartRefusal | null
  /** Opens the panel of a product's lists; only in the frame. */
  readonly openLists?: (panel: OpenedPanel) => void
}

/** The lists of a product. */
export type OpenedPanel = {
  readonly productId: string
  /** The number of the variant that is added; none for the product as it is sold first. */
  readonly variant?: string | null
  /** It stays where it was, so that it slides away. */
  readonly isClosed?: boolean
}

export const SavedContext = createContext<Saved>({ ids: new Set(), isCustomer: false, refusalOf: () => null })

/** The form that all hearts of a page submit; the name of a button is what it does with the product in its value. */
export const HEART_FORM = 'hearts'
