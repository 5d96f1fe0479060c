import { benchWords } from './seating-benches.ts'
import { ottomanWords } from './seating-ottomans.ts'
import type { PieceWords } from './words.ts'

/** What is said of the products in the collection of seating, beds and outdoor seats. */
export const seatingWords = {
  ...benchWords,
  ...ottomanWords,
} satisfies Record<string, PieceWords>
