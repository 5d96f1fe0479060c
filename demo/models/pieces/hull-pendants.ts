import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { rod } from './lamp-parts.ts'

export type HullSize = { length: number; beam: number; depth: number; ribs: number }
export type HullFinish = { skin: MaterialName; wood: MaterialName; metal: MaterialName }

/** Sandolo: a long hull of parchment over ribs, open above, hung on two rods. `drop` from gunwale to ceiling. */
export function hullPendant(workshop: Workshop, size: HullSize, finish: HullFinish, drop: number): Part[] {
  const ceiling = size.depth + drop
  const hanging = size.length * 0.24
  return [
    { name: 'skin', material: finish.skin, forms: [skin(workshop, size)] },
    {
      name: 'wood',
      material: finish.wood,
      forms: [gunwale(workshop, size, 1), gunwale(workshop, size, -1), keel(workshop, size)],
    },
    {
      name: 'ribs',
      material: finish.wood,
      forms: Array.from({ length: size.ribs }, (_, rib) =>
        ribAt(workshop, size, ((rib + 1) / (size.ribs + 1)) * 2 - 1),
      ),
    },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        ...[-1, 1].flatMap((side) => hanger(workshop, size, side * hanging, ceiling)),
        ceilingPlate(workshop, hanging, ceiling),
        rod(workshop, [-hanging, size.depth * 0.93, 0], [hanging, size.depth * 0.93, 0], 0.006),
      ],
    },
  ]
}

/** Half the beam at `t`, -1 at one stem and 1 at the other: full amidships, fine at the ends. */
function halfBeam({ beam }: HullSize, t: number): number {
  return (beam / 2) * Math.max(0, 1 - Math.abs(t) ** 2.3) ** 0.9
}

/** The keel rises to meet the stems. */
function keelHeight({ depth }: HullSize, t: number): number {
  return depth * 0.8 * Math.abs(t) ** 3.2
}

/** The gunwale has a little sheer. */
function rail({ depth }: HullSize, t: number): number {
  return depth * (0.86 + 0.14 * t * t)
}

/** A point of the hull: `across` -1 at one gunwale, 0 at the keel, 1 at the other. */
function hullAt(size: HullSize, t: number, across: number, inward = 0): Place {
  const turn = across * (Math.PI / 2)
  const low = keelHeight(size, t)
  const wide = Math.max(0, halfBeam(size, t) - inward)
  return [
    (t * size.length) / 2,
    low + inward + (rail(size, t) - low - inward) * (1 - Math.max(0, Math.cos(turn)) ** 0.8),
    wide * Math.sin(turn),
  ]
}

function skin(workshop: Workshop, size: HullSize): BufferGeometry {
  const end = 0.985
  // Outside from rail to rail, then back on the inside.
  return workshop.shaped(
    (u, v) => {
      const outside = v <= 0.5
      const across = outside ? v * 4 - 1 : 1 - (v - 0.5) * 4
      return hullAt(size, (u * 2 - 1) * end, across, outside ? 0 : 0.0014)
    },
    150,
    64,
    { closedV: true },
  )
}

function gunwale(workshop: Workshop, size: HullSize, side: number): BufferGeometry {
  const places = Array.from({ length: 33 }, (_, step): Place => {
    const t = (step / 32) * 2 - 1
    return [(t * size.length) / 2, rail(size, t), side * halfBeam(size, t)]
  })
  return workshop.bent(places, 0.0062, 140, 16)
}

function keel(workshop: Workshop, size: HullSize): BufferGeometry {
  const places = Array.from({ length: 41 }, (_, step): Place => {
    const t = (step / 40) * 2 - 1
    const [x, y, z] = hullAt(size, t, 0)
    return [x, Math.min(y, rail(size, t)), z]
  })
  return workshop.bent(places, 0.0058, 140, 16)
}

function ribAt(workshop: Workshop, size: HullSize, t: number): BufferGeometry {
  const places = Array.from({ length: 25 }, (_, step): Place => hullAt(size, t, (step / 24) * 2 - 1, 0.001))
  return workshop.bent(places, 0.0032, 60, 12)
}

function hanger(workshop: Workshop, size: HullSize, x: number, ceiling: number): BufferGeometry[] {
  const t = (x * 2) / size.length
  const wide = halfBeam(size, t)
  return [
    rod(workshop, [x, size.depth * 0.93, 0], [x, ceiling - 0.01, 0], 0.0038, 0.0038, 16),
    rod(workshop, [x, rail(size, t), -wide], [x, rail(size, t), wide], 0.0038, 0.0038, 16),
  ]
}

/** One long plate at the ceiling holds both rods and the wiring. */
function ceilingPlate(workshop: Workshop, hanging: number, ceiling: number): BufferGeometry {
  const plate = workshop.planed(hanging * 2 + 0.07, 0.02, 0.06, 0.006)
  plate.translate(0, ceiling - 0.01, 0)
  return plate
}
