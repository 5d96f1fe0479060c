import type { PieceWords } from './words.ts'

/** What is said of the products in the collection of lamps, mirrors and clocks. */
export const lightsWords = {} satisfies Record<string, PieceWords>
