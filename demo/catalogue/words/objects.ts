import { objectsGlassWords } from './objects-glass.ts'
import { objectsWoodWords } from './objects-wood.ts'
import type { PieceWords } from './words.ts'

/** What is said of the products in the collection of rugs, vases, objects and tableware. */
export const objectsWords = { ...objectsGlassWords, ...objectsWoodWords } satisfies Record<string, PieceWords>
