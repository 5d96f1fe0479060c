import type { Piece } from '../piece.ts'
import { CABINET_PIECES } from './surfaces-cabinet.ts'
import { STONE_PIECES } from './surfaces-stone.ts'

/** The pieces that came with the collection of tables, desks and storage. */
export const SURFACES_PIECES: readonly Piece[] = [...STONE_PIECES, ...CABINET_PIECES]
