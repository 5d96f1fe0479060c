import type { Piece } from '../piece.ts'
import { OUTDOOR_SEATING_PIECES } from './seating-outdoor.ts'
import { UPHOLSTERED_PIECES } from './seating-upholstery.ts'
import { SEATING_WOOD_PIECES } from './seating-wood.ts'

/** All seating, beds and outdoor seats. */
export const SEATING_PIECES: readonly Piece[] = [
  ...SEATING_WOOD_PIECES,
  ...UPHOLSTERED_PIECES,
  ...OUTDOOR_SEATING_PIECES,
]
