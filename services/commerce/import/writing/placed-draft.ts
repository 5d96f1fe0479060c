import type { ProductDraft } from '../product-draft.ts'

/** A draft whose content has changed. */
export type ChangedDraft = { draft: ProductDraft; digest: string }

/** A draft with the row number of its product. */
export type PlacedDraft = ChangedDraft & { productId: number }
