import type { PieceFacts } from './facts.ts'
import { objectsGlassFacts } from './objects-glass.ts'
import { objectsMetalFacts } from './objects-metal.ts'
import { objectsPorcelainFacts } from './objects-porcelain.ts'
import { objectsRugsFacts } from './objects-rugs.ts'
import { objectsWoodFacts } from './objects-wood.ts'

/** The data of all rugs, vases, objects and tableware. */
export const objectsFacts = {
  ...objectsRugsFacts,
  ...objectsGlassFacts,
  ...objectsWoodFacts,
  ...objectsMetalFacts,
  ...objectsPorcelainFacts,
} satisfies Record<string, PieceFacts>
