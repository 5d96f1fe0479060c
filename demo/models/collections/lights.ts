import type { Piece } from '../piece.ts'
import { LAMP_PIECES } from './lights-lamps.ts'
import { MIRROR_PIECES } from './lights-mirrors.ts'
import { PENDANT_PIECES } from './lights-pendants.ts'
import { WALL_PIECES } from './lights-walls.ts'

/** All lamps, mirrors and clocks. */
export const LIGHTS_PIECES: readonly Piece[] = [
  ...LAMP_PIECES,
  ...PENDANT_PIECES,
  ...WALL_PIECES,
  ...MIRROR_PIECES,
]
