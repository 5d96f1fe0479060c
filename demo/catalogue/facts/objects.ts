import type { PieceFacts } from './facts.ts'
import { objectsGlassFacts } from './objects-glass.ts'
import { objectsWoodFacts } from './objects-wood.ts'

/** What is known of the products in the collection of rugs, vases, objects and tableware. */
export const objectsFacts = { ...objectsGlassFacts, ...objectsWoodFacts } satisfies Record<string, PieceFacts>
