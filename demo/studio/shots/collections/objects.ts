import type { Shot } from '../../shot.ts'
import type { Look } from '../../views.ts'
import { photographer } from '../looks.ts'
import { GLASS_LOOKS, GLASS_ROOMS, glassFinishes, glassMains, glassSeconds } from './objects-glass.ts'
import { WOOD_LOOKS, WOOD_ROOMS, woodFinishes, woodMains, woodSeconds } from './objects-wood.ts'

/** How the pieces in the collection of rugs, vases, objects and tableware are photographed alone. */
export const OBJECTS_LOOKS: Record<string, Look> = { ...GLASS_LOOKS, ...WOOD_LOOKS }

const camera = photographer(OBJECTS_LOOKS)

/** The pictures of that collection, the ones the shop misses most first. */
export const OBJECTS_SHOTS: readonly Shot[] = [
  ...glassMains(camera),
  ...woodMains(camera),
  ...glassSeconds(camera),
  ...woodSeconds(camera),
  ...GLASS_ROOMS,
  ...WOOD_ROOMS,
  ...glassFinishes(camera),
  ...woodFinishes(camera),
]
