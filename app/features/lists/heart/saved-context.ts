import { createContext } from 'react'
import type { HeartRefusal } from './heart-refusal.ts'

/** What the hearts of a page show. */
export type Saved = {
  /** The saved products; null for a guest. */
  readonly ids: ReadonlySet<string> | null
  readonly refusalOf: (productId: string) => HeartRefusal | null
}

export const SavedContext = createContext<Saved>({ ids: null, refusalOf: () => null })

/** The form that all hearts of a page submit; the name of a button is what it does with the product in its value. */
export const HEART_FORM = 'hearts'
