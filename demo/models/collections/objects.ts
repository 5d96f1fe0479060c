import type { Piece } from '../piece.ts'
import { GLASS_PIECES } from './objects-glass.ts'
import { RUG_PIECES } from './objects-rugs.ts'
import { TABLE_PIECES } from './objects-table.ts'

/** All rugs, vases, objects and tableware. */
export const OBJECTS_PIECES: readonly Piece[] = [...GLASS_PIECES, ...TABLE_PIECES, ...RUG_PIECES]
