import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball, disc } from './lamp-parts.ts'

/** Luna on a wall: bent arms from a round plate, an opal globe hanging from each. Radius in meters. */
export function lunaWallLight(workshop: Workshop, arms: 1 | 2, globe: number, metal: MaterialName): Part[] {
  const ends = arms === 1 ? [0] : [-1, 1]
  const reach = arms === 1 ? 0.17 : 0.15
  const tip = (side: number): Place => [side * 0.16, 0.12, reach]
  return [
    {
      name: 'metal',
      material: metal,
      forms: [
        wallPlate(workshop, 0.058, 0.11),
        ball(workshop, 0.013, [0, 0.11, 0.03], 12),
        ...ends.map((side) => arm(workshop, tip(side))),
        ...ends.map((side) => put(cup(workshop, globe), tip(side))),
      ],
    },
    {
      name: 'globe',
      material: 'glass_opal',
      forms: ends.map((side) => {
        const [x, y, z] = tip(side)
        return ball(workshop, globe, [x, y - globe - 0.03, z], 32)
      }),
    },
  ]
}

/** Up and over in one bend, then straight down to the cup. */
function arm(workshop: Workshop, [x, y, z]: Place): BufferGeometry {
  const rise = 0.085
  const places: Place[] = [[0, 0.11, 0.02]]
  for (let step = 0; step <= 16; step++) {
    const turn = Math.PI - (step / 16) * Math.PI
    const share = 0.5 + Math.cos(turn) / 2
    places.push([x * share, 0.13 + Math.sin(turn) * rise, 0.05 + (z - 0.05) * share])
  }
  places.push([x, y, z])
  return workshop.bent(places, 0.0052, 120, 20)
}

function cup(workshop: Workshop, globe: number): BufferGeometry {
  const wide = globe * 0.42
  const profile = fillet(
    [
      [wide - 0.004, -0.037],
      [wide + 0.002, -0.037, 0.001],
      [wide + 0.001, -0.028, 0.003],
      [0.012, -0.016, 0.004],
      [0.0085, 0.002, 0.003],
      [0, 0.002],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 64 })
}

/** A round plate against the wall, its face to the room. */
export function wallPlate(workshop: Workshop, radius: number, height: number): BufferGeometry {
  return put(disc(workshop, radius, 0, 0.012, 0.005), [0, height, 0], { x: Math.PI / 2 })
}
