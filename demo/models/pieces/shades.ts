import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import type { Point } from '../geometry/profile.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { hoop, rod } from './lamp-parts.ts'

/** A shade open at both ends: its radii, its height and its number of pleats. Meters. */
export type ShadeSize = { top: number; bottom: number; height: number; pleats?: number; waist?: number }
export type ShadeFinish = { cloth: MaterialName; trim: MaterialName }

const WALL = 0.0014
const WIRE = 0.0024

/** A shade of cloth, paper or parchment, rolled over a wire at either end; its lower edge is at `bottom`. */
export function shade(workshop: Workshop, size: ShadeSize, bottom: number, finish: ShadeFinish): Part[] {
  return [
    { name: 'shade', material: finish.cloth, forms: [sleeve(workshop, size, bottom)] },
    {
      name: 'trim',
      material: finish.trim,
      forms: [
        hoop(workshop, size.bottom - WALL / 2, bottom + WIRE * 0.4, WIRE),
        hoop(workshop, size.top - WALL / 2, bottom + size.height - WIRE * 0.4, WIRE),
      ],
    },
  ]
}

/** Three arms that carry the shade from its middle, just under the upper wire. */
export function spider(workshop: Workshop, size: ShadeSize, bottom: number, drop = 0.014): BufferGeometry[] {
  const height = bottom + size.height - drop
  const reach = radiusAt(size, 1 - drop / size.height) - WALL
  return [0, 1, 2].map((arm) => {
    const angle = 0.5 + (arm * Math.PI * 2) / 3
    return rod(
      workshop,
      [0, height, 0],
      [Math.cos(angle) * reach, height, Math.sin(angle) * reach],
      0.0022,
      0.0022,
      12,
    )
  })
}

function sleeve(workshop: Workshop, size: ShadeSize, bottom: number): BufferGeometry {
  const rows = 24
  const outside = Array.from(
    { length: rows + 1 },
    (_, row): Point => [radiusAt(size, row / rows), bottom + (row / rows) * size.height],
  )
  const inside = outside.toReversed().map(([x, y]): Point => [x - WALL, y])
  const pleats = size.pleats ?? 0
  const carve = (angle: number) => 1 + (pleats === 0 ? 0 : 0.011 * fold(angle * pleats))
  return workshop.turned([...inside, ...outside], { sides: pleats === 0 ? 128 : pleats * 8, carve })
}

/** A pleat is steep on one side and flat on the other. */
function fold(turn: number): number {
  return Math.sin(turn + 0.45 * Math.sin(turn))
}

function radiusAt({ top, bottom, waist = 0 }: ShadeSize, share: number): number {
  return bottom + (top - bottom) * share - waist * Math.sin(share * Math.PI)
}
