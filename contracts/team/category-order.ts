import { z } from 'zod'
import { teamItem } from './convention.ts'

/** A piece as the lists of the shop show it: `category-pieces`, whose id is the number of the product. */
export const categoryPiece = teamItem.extend({
  /** Null if it is not listed at the moment, such as a draft. */
  title: z.string().nullable(),
  picture: z.string().nullable(),
  isAvailable: z.boolean(),
})
export type CategoryPiece = z.infer<typeof categoryPiece>

/** A category and the pieces that come first in it: `category-orders`. */
export const categoryOrder = teamItem.extend({
  /** `furniture/seating`. */
  path: z.string(),
  /** With those above it: `Furniture › Seating`. */
  title: z.string(),
  /** How many pieces are listed in it. */
  count: z.int(),
  pinnedCount: z.int(),
  /** In their order. In a list of categories, empty. */
  pinned: z.array(categoryPiece),
  pinnedTitles: z.array(z.string()),
})
export type CategoryOrder = z.infer<typeof categoryOrder>

/** The id of a category in an address of the team API: `furniture~seating`. */
export function categoryOrderId(path: string): string {
  return path.replaceAll('/', '~')
}
