import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball, disc, hoop, rod } from './lamp-parts.ts'

export type StandFinish = { metal: MaterialName; foot: MaterialName }

/** Civetta: a round glass in a thin ring, turning in a fork on a stone foot. `radius` in meters. */
export function tableMirror(workshop: Workshop, radius: number, finish: StandFinish): Part[] {
  const middle = 0.135 + radius
  const tilt = -0.12
  const upright = { x: Math.PI / 2 + tilt }
  const ring = (geometry: BufferGeometry) => put(geometry, [0, middle, 0], upright)
  const reach = radius + 0.011
  const fork: Place[] = Array.from({ length: 25 }, (_, step) => {
    const turn = Math.PI + (step / 24) * Math.PI
    return [Math.cos(turn) * reach, middle + Math.sin(turn) * reach, 0] as const
  })
  const rim = fillet(
    [
      [radius - 0.006, -0.007],
      [radius, -0.007, 0.002],
      [radius + 0.0025, 0, 0.002],
      [radius, 0.007, 0.002],
      [radius - 0.006, 0.007, 0.001],
      [radius - 0.006, 0.003],
    ],
    5,
  )
  return [
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        ring(workshop.turned(rim, { sides: 160 })),
        ring(disc(workshop, radius - 0.004, -0.006, 0.006, 0.001)),
        workshop.bent(fork, 0.0046, 120, 18),
        ...[-1, 1].map((side) =>
          rod(workshop, [side * (reach + 0.007), middle, 0], [side * (radius - 0.002), middle, 0], 0.0062),
        ),
        rod(workshop, [0, 0.03, 0], [0, middle - reach + 0.002, 0], 0.0062),
        disc(workshop, 0.016, 0.03, 0.006),
        ball(workshop, 0.0095, [0, middle - reach - 0.004, 0], 12),
      ],
    },
    {
      name: 'glass',
      material: 'mirror',
      forms: [
        ring(
          workshop.turned(
            [
              [radius - 0.006, 0.004],
              [0, 0.004],
            ],
            { sides: 128 },
          ),
        ),
      ],
    },
    { name: 'foot', material: finish.foot, forms: [disc(workshop, 0.07, 0, 0.03, 0.006)] },
  ]
}

export type HandFinish = { wood: MaterialName; metal: MaterialName }

/** A hand mirror turned from one piece of wood, hung by its loop from a brass knob. */
export function handMirror(workshop: Workshop, finish: HandFinish): Part[] {
  const radius = 0.078
  const middle = 0.24
  const upright = { x: Math.PI / 2 }
  const head = fillet(
    [
      [0, -0.009],
      [radius * 0.9, -0.009, 0.006],
      [radius, 0, 0.008],
      [radius - 0.003, 0.008, 0.003],
      [radius - 0.011, 0.008, 0.002],
      [radius - 0.011, 0.004],
    ],
    7,
  )
  const handle = fillet(
    [
      [0, 0],
      [0.009, 0.002, 0.004],
      [0.0135, 0.03, 0.02],
      [0.0095, 0.08, 0.03],
      [0.0085, 0.125, 0.02],
      [0.014, 0.166, 0.006],
      [0, 0.168],
    ],
    9,
  )
  return [
    {
      name: 'wood',
      material: finish.wood,
      forms: [
        put(workshop.turned(head, { sides: 160 }), [0, middle, 0], upright),
        workshop.turned(handle, { sides: 56 }),
      ],
    },
    {
      name: 'glass',
      material: 'mirror',
      forms: [
        put(
          workshop.turned(
            [
              [radius - 0.01, 0.005],
              [0, 0.005],
            ],
            { sides: 128 },
          ),
          [0, middle, 0],
          upright,
        ),
      ],
    },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        put(hoop(workshop, 0.0125, 0, 0.0016, 48), [0, middle + radius + 0.011, 0], upright),
        put(hoop(workshop, radius - 0.0105, 0.0085, 0.0014, 128), [0, middle, 0], upright),
        rod(
          workshop,
          [0, middle + radius + 0.0205, -0.012],
          [0, middle + radius + 0.0205, 0.012],
          0.0038,
          0.0038,
          20,
        ),
        put(disc(workshop, 0.0085, 0, 0.006, 0.0025), [0, middle + radius + 0.0205, 0.012], upright),
      ],
    },
  ]
}
