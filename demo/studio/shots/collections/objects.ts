import type { Shot } from '../../shot.ts'
import type { Look } from '../../views.ts'
import { photographer } from '../looks.ts'
import { GLASS_LOOKS, GLASS_ROOMS, glassFinishes, glassMains, glassSeconds } from './objects-glass.ts'
import { OBJECTS_WIDE, RUG_LOOKS, RUG_ROOMS, rugFinishes, rugMains, rugSeconds } from './objects-rugs.ts'
import { TABLE_LOOKS, TABLE_ROOMS, tableFinishes, tableMains, tableSeconds } from './objects-table.ts'
import { WOOD_LOOKS, WOOD_ROOMS, woodFinishes, woodMains, woodSeconds } from './objects-wood.ts'

/** The looks of rugs, vases, objects and tableware photographed alone. */
export const OBJECTS_LOOKS: Record<string, Look> = {
  ...GLASS_LOOKS,
  ...RUG_LOOKS,
  ...TABLE_LOOKS,
  ...WOOD_LOOKS,
}

const camera = photographer(OBJECTS_LOOKS)

/** The pictures of rugs, vases, objects and tableware, most urgent first. */
export const OBJECTS_SHOTS: readonly Shot[] = [
  ...rugMains(camera),
  ...glassMains(camera),
  ...tableMains(camera),
  ...woodMains(camera),
  ...rugSeconds(camera),
  ...glassSeconds(camera),
  ...tableSeconds(camera),
  ...woodSeconds(camera),
  ...RUG_ROOMS,
  ...GLASS_ROOMS,
  ...TABLE_ROOMS,
  ...WOOD_ROOMS,
  ...rugFinishes(camera),
  ...glassFinishes(camera),
  ...tableFinishes(camera),
  ...woodFinishes(camera),
  ...OBJECTS_WIDE,
]
