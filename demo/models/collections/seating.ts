import type { Piece } from '../piece.ts'

/** The pieces that came with the collection of seating, beds and outdoor seats. */
export const SEATING_PIECES: readonly Piece[] = []
