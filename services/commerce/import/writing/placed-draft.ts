import type { ProductDraft } from '../product-draft.ts'

/** A draft whose content has changed. `digest` is that of its file; null for a change by the team. */
export type ChangedDraft = { draft: ProductDraft; digest: string | null }

export type PlacedDraft = ChangedDraft & { productId: number }
