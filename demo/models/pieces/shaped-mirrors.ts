import { type BufferGeometry, Shape, ShapeGeometry, Vector2 } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, pointAlong } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball, disc, hoop, rod } from './lamp-parts.ts'

/** A closed outline: where it passes at `turn`, in radians about its middle. */
type Outline = (turn: number) => Point

/** A section carried round an outline: distance outwards from it, then forwards. */
function carried(
  workshop: Workshop,
  outline: Outline,
  section: readonly Point[],
  columns: number,
): BufferGeometry {
  return workshop.shaped(
    (u, v) => {
      const turn = u * Math.PI * 2
      const [x, y] = outline(turn)
      const [outX, outY] = outwards(outline, turn)
      const [out, forward] = pointAlong(section, v)
      return [x + outX * out, y + outY * out, forward]
    },
    columns,
    section.length - 1,
    { closedU: true, flip: true },
  )
}

function outwards(outline: Outline, turn: number): Point {
  const before = outline(turn - 0.002)
  const after = outline(turn + 0.002)
  const x = after[1] - before[1]
  const y = before[0] - after[0]
  const length = Math.hypot(x, y)
  return [x / length, y / length]
}

/** The flat inside an outline, drawn in by `inset`; a board that nobody sees needs few points. */
function flat(outline: Outline, inset: number, points = 160): Shape {
  return new Shape(
    Array.from({ length: points }, (_, step) => {
      const turn = (step / points) * Math.PI * 2
      const [x, y] = outline(turn)
      const [outX, outY] = outwards(outline, turn)
      return new Vector2(x - outX * inset, y - outY * inset)
    }),
  )
}

export type OvalFinish = { frame: MaterialName; bead: MaterialName }

/** Medaglia: an oval glass in a frame that is thin in front and deep at the side. Metres. */
export function ovalMirror(workshop: Workshop, width: number, height: number, finish: OvalFinish): Part[] {
  const outline: Outline = (turn) => [
    (Math.cos(turn) * width) / 2 - Math.cos(turn) * 0.012,
    (Math.sin(turn) * height) / 2 - Math.sin(turn) * 0.012 + height / 2,
  ]
  const frame = fillet(
    [
      [-0.012, 0.006],
      [-0.012, 0.026, 0.002],
      [0.004, 0.034, 0.006],
      [0.012, 0.026, 0.006],
      [0.008, -0.014, 0.003],
      [-0.008, -0.014],
    ],
    7,
  )
  const bead = fillet(
    [
      [-0.019, 0.008],
      [-0.019, 0.0135, 0.002],
      [-0.0115, 0.0135, 0.002],
      [-0.0115, 0.006],
    ],
    5,
  )
  return [
    { name: 'frame', material: finish.frame, forms: [carried(workshop, outline, frame, 220)] },
    { name: 'bead', material: finish.bead, forms: [carried(workshop, outline, bead, 220)] },
    {
      name: 'glass',
      material: 'mirror',
      forms: [put(new ShapeGeometry(flat(outline, 0.01), 12), [0, 0, 0.0085])],
    },
    {
      name: 'back',
      material: 'lacquer_black',
      forms: [put(workshop.sawn(flat(outline, 0.006, 80), 0.01, 0.002, 12), [0, 0, -0.008])],
    },
  ]
}

/** How a pebble departs from an oval: three slow waves. */
export type PebbleForm = { width: number; height: number; waves: readonly [number, number, number] }

/** Pozza: glass cut like a pool of water, bevelled all round, standing clear of the wall. Metres. */
export function pebbleMirror(
  workshop: Workshop,
  pools: readonly { form: PebbleForm; at: Point; forward: number }[],
  edge: MaterialName,
): Part[] {
  const bevel = 0.02
  const outlines = pools.map(({ form, at, forward }) => ({ outline: pebble(form, at), forward }))
  return [
    {
      name: 'glass',
      material: 'mirror',
      forms: outlines.flatMap(({ outline, forward }) => [
        put(new ShapeGeometry(flat(outline, bevel), 12), [0, 0, forward + 0.0062]),
        put(
          carried(
            workshop,
            outline,
            [
              [-bevel, 0.0062],
              [-bevel * 0.5, 0.005],
              [-0.0006, 0.0036],
            ],
            240,
          ),
          [0, 0, forward],
        ),
      ]),
    },
    {
      name: 'edge',
      material: edge,
      forms: outlines.map(({ outline, forward }) =>
        put(
          carried(
            workshop,
            outline,
            fillet(
              [
                [-0.0008, 0.0036],
                [0.0012, 0.0034, 0.0006],
                [0.0012, -0.006, 0.001],
                [-0.02, -0.006],
              ],
              4,
            ),
            240,
          ),
          [0, 0, forward],
        ),
      ),
    },
    {
      name: 'back',
      material: 'lacquer_black',
      forms: outlines.map(({ outline, forward }) =>
        put(workshop.sawn(flat(outline, 0.05, 48), 0.016 + forward, 0.002, 12), [
          0,
          0,
          -0.006 - 0.008 + forward / 2,
        ]),
      ),
    },
  ]
}

function pebble({ width, height, waves }: PebbleForm, [atX, atY]: Point): Outline {
  const [two, three, phase] = waves
  return (turn) => {
    const swell = 1 + two * Math.cos(2 * turn + phase) + three * Math.cos(3 * turn - phase * 1.7)
    return [atX + (Math.cos(turn) * width * swell) / 2, atY + (Math.sin(turn) * height * swell) / 2]
  }
}

export type StandFinish = { metal: MaterialName; foot: MaterialName }

/** Civetta: a round glass in a thin ring, turning in a fork on a stone foot. `radius` in metres. */
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
