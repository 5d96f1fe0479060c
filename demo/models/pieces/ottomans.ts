import type { Part } from '../assemble.ts'
import { type Pad, padded, welt } from '../geometry/padding.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type PebbleSize = {
  length: number
  depth: number
  height: number
  seed: number
  /** How worn the stone is: 1 makes it round, less leaves a block with soft edges. */
  wear: number
}
export type PebbleFinish = { cover: MaterialName; seam: MaterialName; plinth: MaterialName }

const PLINTH = 0.05

/** Ciottolo: an ottoman with the outline of a river pebble, one seam around it, on a plinth set well back. */
export function ciottoloOttoman(workshop: Workshop, size: PebbleSize, finish: PebbleFinish): Part[] {
  const { length, depth, height } = size
  const body: Pad = {
    width: length,
    height: height - PLINTH,
    depth,
    sideRoundness: 0.56 * size.wear,
    planRoundness: 0.94 * size.wear,
    puff: 0.06,
    squares: 84,
    move: (place) => erode(place, size, PLINTH + (height - PLINTH) / 2),
  }
  const plinth: Pad = {
    width: length * 0.7,
    height: PLINTH + 0.05,
    depth: depth * 0.7,
    sideRoundness: 0.08,
    planRoundness: 0.94 * size.wear,
    squares: 40,
    move: (place) => erode(place, size, (PLINTH + 0.05) / 2),
  }
  return [
    { name: 'cover', material: finish.cover, forms: [padded(workshop, body)] },
    { name: 'seam', material: finish.seam, forms: [welt(workshop, body, -0.12, 0.0042)] },
    { name: 'plinth', material: finish.plinth, forms: [padded(workshop, plinth)] },
  ]
}

/** How a river wears a round stone: a flatter side, a fuller shoulder, a top that leans a little. */
function erode([x, y, z]: Place, { length, height, seed }: PebbleSize, lift: number): Place {
  const angle = Math.atan2(z, x)
  const swell = 1 + 0.045 * Math.cos(2 * angle + seed) + 0.04 * Math.cos(3 * angle + seed * 2.3)
  const lean = 1 + (y > 0 ? (0.06 * x) / Math.max(length, 0.8) : 0)
  const belly = 1 - 0.07 * Math.max(0, y / height)
  return [x * swell * belly, y * lean + lift, z * swell * belly]
}
