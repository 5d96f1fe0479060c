import type { Piece } from '../piece.ts'
import { ALPINE_PIECES } from './surfaces-alpine.ts'
import { CABINET_PIECES } from './surfaces-cabinet.ts'
import { FORGE_PIECES } from './surfaces-forge.ts'
import { SHELF_PROPS } from './surfaces-props.ts'
import { STONE_PIECES } from './surfaces-stone.ts'

/** All tables, desks and storage. */
export const SURFACES_PIECES: readonly Piece[] = [
  ...STONE_PIECES,
  ...CABINET_PIECES,
  ...ALPINE_PIECES,
  ...FORGE_PIECES,
  ...SHELF_PROPS,
]
