import { objectsGlassWords } from './objects-glass.ts'
import { objectsMetalWords } from './objects-metal.ts'
import { objectsPorcelainWords } from './objects-porcelain.ts'
import { objectsRugsWords } from './objects-rugs.ts'
import { objectsWoodWords } from './objects-wood.ts'
import type { PieceWords } from './words.ts'

/** The texts of all rugs, vases, objects and tableware. */
export const objectsWords = {
  ...objectsRugsWords,
  ...objectsGlassWords,
  ...objectsWoodWords,
  ...objectsMetalWords,
  ...objectsPorcelainWords,
} satisfies Record<string, PieceWords>
