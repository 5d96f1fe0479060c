import type { CategoryPiece } from '#contracts/team/category-order.ts'

export type CategoryValues = { pinned: readonly CategoryPiece[] }
