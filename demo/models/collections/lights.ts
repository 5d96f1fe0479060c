import type { Piece } from '../piece.ts'
import { LAMP_PIECES } from './lights-lamps.ts'
import { PENDANT_PIECES } from './lights-pendants.ts'

/** The pieces that came with the collection of lamps, mirrors and clocks. */
export const LIGHTS_PIECES: readonly Piece[] = [...LAMP_PIECES, ...PENDANT_PIECES]
