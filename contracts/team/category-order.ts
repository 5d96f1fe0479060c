import { z } from 'zod'
import { teamItem } from './convention.ts'

/** `category-pieces`: a piece of a category. Its id is the product number. */
export const categoryPiece = teamItem.extend({
  /** Null for a piece that is currently not listed, such as a draft. */
  title: z.string().nullable(),
  picture: z.string().nullable(),
  isAvailable: z.boolean(),
})
export type CategoryPiece = z.infer<typeof categoryPiece>

/** `category-orders`: a category and its pinned pieces. */
export const categoryOrder = teamItem.extend({
  /** Such as `furniture/seating`. */
  path: z.string(),
  /** Includes the levels above it: `Furniture › Seating`. */
  title: z.string(),
  count: z.int(),
  pinnedCount: z.int(),
  /** In order; empty in a list of categories. */
  pinned: z.array(categoryPiece),
  pinnedTitles: z.array(z.string()),
})
export type CategoryOrder = z.infer<typeof categoryOrder>

/** The category's id in URLs of the team API: `furniture~seating`. */
export function categoryOrderId(path: string): string {
  return path.replaceAll('/', '~')
}
