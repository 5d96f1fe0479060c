import type { PieceWords } from './words.ts'

/** What is said of the products in the collection of seating, beds and outdoor seats. */
export const seatingWords = {} satisfies Record<string, PieceWords>
