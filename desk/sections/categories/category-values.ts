import type { CategoryPiece } from '../../../contracts/team/category-order.ts'

/** What the form of a category has: the pieces that come first, in their order. */
export type CategoryValues = { pinned: readonly CategoryPiece[] }
