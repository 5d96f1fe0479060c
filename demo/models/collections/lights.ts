import type { Piece } from '../piece.ts'

/** The pieces that came with the collection of lamps, mirrors and clocks. */
export const LIGHTS_PIECES: readonly Piece[] = []
