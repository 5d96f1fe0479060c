import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, pointAlong } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball, disc, rod } from './lamp-parts.ts'

/** Luna on a wall: bent arms from a round plate, an opal globe hanging from each. Radius in metres. */
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

export type FanFinish = { shade: MaterialName; metal: MaterialName }

/** Ventaglio: half a pleated shade, open above, sitting in a brass cup on the wall. Metres. */
export function fanWallLight(
  workshop: Workshop,
  size: { low: number; high: number; height: number; pleats: number },
  finish: FanFinish,
): Part[] {
  const { low, high, height, pleats } = size
  const radius = (share: number) => low + (high - low) * share ** 0.8
  const leaf =
    (inward: number) =>
    (u: number, v: number): Place => {
      const angle = u * Math.PI
      const folded = radius(v) * (1 + 0.02 * Math.sin(angle * pleats)) - inward
      return [-Math.cos(angle) * folded, 0.02 + v * height, 0.008 + Math.sin(angle) * folded * 0.82]
    }
  const band: Point[] = fillet(
    [
      [0, 0],
      [low * 0.7, 0, 0.004],
      [low + 0.006, 0.018, 0.003],
      [low + 0.006, 0.032, 0.002],
      [low + 0.002, 0.032, 0.001],
      [0, 0.026],
    ],
    6,
  )
  const half = workshop.shaped(
    (u, v) => {
      const [x, y] = pointAlong(band, v)
      return [-Math.cos(u * Math.PI) * x, y, 0.008 + Math.sin(u * Math.PI) * x * 0.82]
    },
    48,
    band.length - 1,
  )
  const back = workshop.planed(low * 2.1, height * 0.82, 0.008, 0.003)
  return [
    {
      name: 'shade',
      material: finish.shade,
      forms: [
        workshop.shaped(leaf(0), pleats * 6, 20, { flip: false }),
        workshop.shaped(leaf(0.0016), pleats * 6, 20, { flip: true }),
      ],
    },
    {
      name: 'metal',
      material: finish.metal,
      forms: [half, put(back, [0, height * 0.41 + 0.01, 0.004]), rim(workshop, leaf(0))],
    },
    { name: 'bulb', material: 'bulb', forms: [ball(workshop, 0.022, [0, height * 0.5, 0.055], 12)] },
  ]
}

function rim(workshop: Workshop, leaf: (u: number, v: number) => Place): BufferGeometry {
  const places = Array.from({ length: 97 }, (_, step) => leaf(step / 96, 1))
  return workshop.bent(places, 0.0018, 200, 10)
}

/** A picture light: a slim half-round hood on two arms over the frame. */
export function pictureLight(workshop: Workshop, width: number, metal: MaterialName): Part[] {
  const out = 0.2
  const hood = 0.021
  const height = 0.13
  const trough =
    (inward: number) =>
    (u: number, v: number): Place => {
      const angle = Math.PI * (0.06 + 0.94 * v) + 0.35
      return [
        (u - 0.5) * (width - inward * 2),
        height + Math.sin(angle) * (hood - inward),
        out - Math.cos(angle) * (hood - inward),
      ]
    }
  const arm = (x: number) =>
    workshop.bent(
      [
        [x * 0.5, 0.03, 0.01],
        [x * 0.55, 0.04, 0.045],
        [x * 0.75, 0.1, 0.1],
        [x, height + hood + 0.004, out * 0.72],
        [x, height + hood + 0.002, out],
      ],
      0.0042,
      60,
      16,
    )
  const end = (side: number) =>
    put(disc(workshop, hood, 0, 0.004, 0.001), [(side * width) / 2 - side * 0.002, height, out], {
      z: Math.PI / 2,
    })
  return [
    {
      name: 'metal',
      material: metal,
      forms: [
        workshop.shaped(trough(0), 8, 28, { flip: true }),
        workshop.shaped(trough(0.0016), 8, 28),
        end(1),
        end(-1),
        arm(width * 0.16),
        arm(-width * 0.16),
        put(workshop.planed(width * 0.26, 0.05, 0.014, 0.005), [0, 0.025, 0.007]),
      ],
    },
    {
      name: 'tube',
      material: 'glass_opal',
      forms: [
        rod(
          workshop,
          [-width * 0.47, height - 0.002, out],
          [width * 0.47, height - 0.002, out],
          0.0085,
          0.0085,
          20,
        ),
      ],
    },
  ]
}
