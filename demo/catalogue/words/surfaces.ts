import type { PieceWords } from './words.ts'

/** What is said of the products in the collection of tables, desks and storage. */
export const surfacesWords = {} satisfies Record<string, PieceWords>
