import type { ProductDraft } from '../product-draft.ts'

/** A draft whose content has changed. `digest`: that of a file, null for a change by the team. */
export type ChangedDraft = { draft: ProductDraft; digest: string | null }

/** A draft with the row number of its product. */
export type PlacedDraft = ChangedDraft & { productId: number }
