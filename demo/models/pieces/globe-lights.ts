import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball, ceilingRose, rod } from './lamp-parts.ts'

/** Rugiada: an opal globe held from above by a cup, on a slim rod. `drop` from globe to ceiling. */
export function globePendant(workshop: Workshop, radius: number, metal: MaterialName, drop: number): Part[] {
  const top = radius * 2
  const ceiling = top + drop
  return [
    { name: 'globe', material: 'glass_opal', forms: [ball(workshop, radius, [0, radius, 0], 44)] },
    {
      name: 'metal',
      material: metal,
      forms: [
        cup(workshop, radius, top),
        rod(workshop, [0, top + 0.02, 0], [0, ceiling - 0.02, 0], 0.005),
        ceilingRose(workshop, ceiling, 0.06),
      ],
    },
  ]
}

/** Drops on a stem: globes at either side of one rod, each in a cup on a short arm. */
export function globeStem(
  workshop: Workshop,
  globes: readonly { radius: number; height: number; side: -1 | 1 }[],
  metal: MaterialName,
  drop: number,
): Part[] {
  const top = Math.max(...globes.map(({ height, radius }) => height + radius))
  const ceiling = top + drop
  const reach = (radius: number) => radius + 0.012
  return [
    {
      name: 'globe',
      material: 'glass_opal',
      forms: globes.map(({ radius, height, side }) =>
        ball(workshop, radius, [side * reach(radius), height, 0], 36),
      ),
    },
    {
      name: 'metal',
      material: metal,
      forms: [
        rod(workshop, [0, 0.02, 0], [0, ceiling - 0.02, 0], 0.0065),
        ball(workshop, 0.011, [0, 0.016, 0], 12),
        ceilingRose(workshop, ceiling, 0.07),
        ...globes.flatMap(({ radius, height, side }) => bough(workshop, radius, height, side)),
      ],
    },
  ]
}

/** A short arm that leaves the stem and turns down into the cup. */
function bough(workshop: Workshop, radius: number, height: number, side: number): BufferGeometry[] {
  const x = side * (radius + 0.012)
  const top = height + radius
  const places: Place[] = [
    [0, top + 0.03, 0],
    [x * 0.35, top + 0.062, 0],
    [x * 0.75, top + 0.068, 0],
    [x * 0.97, top + 0.05, 0],
    [x, top + 0.015, 0],
  ]
  return [
    workshop.bent(places, 0.0048, 48, 18),
    ball(workshop, 0.0095, [0, top + 0.03, 0], 10),
    put(cup(workshop, radius, top), [x, 0, 0]),
  ]
}

/** The cup covers the top of the globe it carries. */
function cup(workshop: Workshop, radius: number, top: number): BufferGeometry {
  const wide = Math.min(0.05, radius * 0.36)
  const hold = top - (radius - Math.sqrt(radius ** 2 - wide ** 2))
  const profile = fillet(
    [
      [wide - 0.004, hold - 0.004],
      [wide + 0.002, hold - 0.004, 0.001],
      [wide + 0.002, hold + 0.004, 0.002],
      [wide * 0.8, top + 0.006, 0.006],
      [0.011, top + 0.016, 0.006],
      [0.009, top + 0.034, 0.003],
      [0, top + 0.034],
    ],
    7,
  )
  return workshop.turned(profile, { sides: 80 })
}
