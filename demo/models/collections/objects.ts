import type { Piece } from '../piece.ts'

/** The pieces that came with the collection of rugs, vases, objects and tableware. */
export const OBJECTS_PIECES: readonly Piece[] = []
