import type { Piece } from '../piece.ts'

/** The pieces that came with the collection of tables, desks and storage. */
export const SURFACES_PIECES: readonly Piece[] = []
