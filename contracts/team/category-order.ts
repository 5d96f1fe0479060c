import { z } from 'zod'
import { teamItem } from './convention.ts'

/** `category-pieces`; the id is the product's number. */
export const categoryPiece = teamItem.extend({
  /** Null if it is not listed at the moment, such as a draft. */
  title: z.string().nullable(),
  picture: z.string().nullable(),
  isAvailable: z.boolean(),
})
export type CategoryPiece = z.infer<typeof categoryPiece>

/** `category-orders`: a category and its pinned pieces. */
export const categoryOrder = teamItem.extend({
  /** `furniture/seating`. */
  path: z.string(),
  /** With those above it: `Furniture › Seating`. */
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
