import { objectsGlassSpecs } from './objects-glass.ts'
import { objectsMetalSpecs } from './objects-metal.ts'
import { objectsPorcelainSpecs } from './objects-porcelain.ts'
import { objectsRugsSpecs } from './objects-rugs.ts'
import { objectsWoodSpecs } from './objects-wood.ts'
import type { PieceSpec } from './spec.ts'

/** The data of all rugs, vases, objects and tableware. */
export const objectsSpecs = {
  ...objectsRugsSpecs,
  ...objectsGlassSpecs,
  ...objectsWoodSpecs,
  ...objectsMetalSpecs,
  ...objectsPorcelainSpecs,
} satisfies Record<string, PieceSpec>
