import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, spline } from '../geometry/profile.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { disc, hoop, rod } from './lamp-parts.ts'

export type ChaliceSize = { bowl: number; depth: number; height: number; foot: number; stem: number }
export type ChaliceFinish = { metal: MaterialName; foot: MaterialName }

/** Chiarore: a bowl of alabaster with a lamp in it, on a slim stem and a stone foot. Meters. */
export function chalice(workshop: Workshop, size: ChaliceSize, finish: ChaliceFinish): Part[] {
  const low = size.height - size.depth
  const slab = size.foot * 0.3
  const outside = bowlLine(size, low, 0)
  const inside = bowlLine(size, low + 0.012, 0.011).toReversed()
  const lip = fillet(
    [
      outside.at(-1) ?? [0, 0],
      [size.bowl - 0.0005, size.height + 0.002, 0.002],
      [size.bowl - 0.0105, size.height + 0.002, 0.002],
      inside[0] ?? [0, 0],
    ],
    5,
  )
  const bowl = workshop.turned([...outside, ...lip, ...inside], {
    sides: 128,
    carve: (angle) => 1 + 0.004 * wobble(angle, 7),
  })
  return [
    { name: 'bowl', material: 'alabaster_lit', forms: [bowl] },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        rod(workshop, [0, slab, 0], [0, low + 0.004, 0], size.stem),
        disc(workshop, size.stem * 2.6, slab, 0.007),
        saucer(workshop, size, low),
      ],
    },
    {
      name: 'foot',
      material: finish.foot,
      forms: [disc(workshop, size.foot, 0, slab, 0.008)],
    },
  ]
}

function bowlLine({ bowl, depth }: ChaliceSize, low: number, inward: number): Point[] {
  const r = bowl - inward
  const h = depth - inward
  return [
    [0, low],
    ...spline(
      [
        [r * 0.2, low + h * 0.004],
        [r * 0.55, low + h * 0.1],
        [r * 0.84, low + h * 0.34],
        [r * 0.97, low + h * 0.68],
        [r, low + h],
      ],
      40,
    ),
  ]
}

/** The plate under the bowl follows its curve for a finger's width. */
function saucer(workshop: Workshop, { bowl, stem }: ChaliceSize, low: number): BufferGeometry {
  const profile = fillet(
    [
      [0, low - 0.022],
      [stem * 1.5, low - 0.022, 0.003],
      [stem * 1.9, low - 0.008, 0.004],
      [bowl * 0.24, low - 0.001, 0.003],
      [bowl * 0.24, low + 0.003, 0.001],
      [0, low + 0.001],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 72 })
}

export type PortableFinish = { shade: MaterialName; inside: MaterialName; metal: MaterialName }

/** Lucciola: a portable lamp with its battery in the foot and a loop on top to carry it. */
export function portableLamp(workshop: Workshop, finish: PortableFinish): Part[] {
  const shadeLow = 0.19
  const cap: Point[] = [
    ...spline(
      [
        [0.078, shadeLow],
        [0.0775, shadeLow + 0.012],
        [0.07, shadeLow + 0.032],
        [0.05, shadeLow + 0.05],
        [0.022, shadeLow + 0.059],
      ],
      40,
    ),
    [0, shadeLow + 0.06],
  ]
  const lining = cap.map(([x, y]): Point => [Math.max(0, x - 0.0014), y - 0.0012]).toReversed()
  const foot = fillet(
    [
      [0, 0],
      [0.05, 0, 0.002],
      [0.05, 0.03, 0.004],
      [0.014, 0.037, 0.008],
      [0.0075, 0.05],
    ],
    7,
  )
  return [
    { name: 'shade', material: finish.shade, forms: [workshop.turned(cap, { sides: 112 })] },
    { name: 'inside', material: finish.inside, forms: [workshop.turned(lining, { sides: 112 })] },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        workshop.turned(foot, { sides: 96 }),
        rod(workshop, [0, 0.04, 0], [0, shadeLow + 0.03, 0], 0.0068),
        hoop(workshop, 0.0772, shadeLow, 0.0017, 112),
        disc(workshop, 0.014, shadeLow + 0.058, 0.006),
        loop(workshop, shadeLow + 0.062),
      ],
    },
    {
      name: 'light',
      material: 'glass_opal',
      forms: [disc(workshop, 0.046, shadeLow + 0.013, 0.011, 0.005)],
    },
  ]
}

function loop(workshop: Workshop, low: number): BufferGeometry {
  return workshop.bent(
    Array.from({ length: 25 }, (_, step) => {
      const turn = (step / 24) * Math.PI * 2 - Math.PI / 2
      return [Math.cos(turn) * 0.019, low + 0.019 + Math.sin(turn) * 0.019, 0] as const
    }),
    0.0022,
    72,
    14,
  )
}
