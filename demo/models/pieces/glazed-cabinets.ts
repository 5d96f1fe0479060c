import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { fourCorners, leg } from './joinery.ts'

export type GlazedSize = { width: number; depth: number; height: number; leg: number; shelves: number }
export type GlazedFinish = { wood: Wood; metal: MaterialName }

const POST = 0.026
const BAR = 0.016
const PANE = 0.004

/** Teca: a lantern of thin posts and panes on long legs, with two doors. Meters. */
export function glazedCabinet(workshop: Workshop, size: GlazedSize, finish: GlazedFinish): Part[] {
  return [
    { name: 'posts', material: `${finish.wood}_y`, forms: [...posts(workshop, size), back(workshop, size)] },
    {
      name: 'rails',
      material: `${finish.wood}_x`,
      forms: [...rails(workshop, size), ...shelves(workshop, size)],
    },
    { name: 'panes', material: 'pane_clear', forms: panes(workshop, size) },
    { name: 'metal', material: finish.metal, forms: [...knobs(workshop, size), ...shoes(workshop, size)] },
  ]
}

function corners({ width, depth }: GlazedSize) {
  return fourCorners(width / 2 - POST / 2, depth / 2 - POST / 2)
}

function posts(workshop: Workshop, size: GlazedSize): BufferGeometry[] {
  const { width, depth, height, leg: lift } = size
  const tall = height - lift
  const meeting = [-1, 1].map((side) =>
    put(workshop.planed(BAR, tall - 2 * POST, BAR, 0.003), [
      side * (BAR / 2 + 0.001),
      lift + tall / 2,
      depth / 2 - BAR / 2 - 0.002,
    ]),
  )
  const outer = [-1, 1].map((side) =>
    put(workshop.planed(BAR, tall - 2 * POST, BAR, 0.003), [
      side * (width / 2 - POST - BAR / 2 - 0.001),
      lift + tall / 2,
      depth / 2 - BAR / 2 - 0.002,
    ]),
  )
  return [
    ...corners(size).map(([x, z]) => put(workshop.planed(POST, tall, POST, 0.005), [x, lift + tall / 2, z])),
    ...corners(size).map(([x, z]) =>
      leg(workshop, {
        foot: [x, 0.003, z],
        head: [x, lift + 0.003, z],
        footWidth: 0.015,
        headWidth: POST - 0.002,
        roundness: 0.5,
      }),
    ),
    ...meeting,
    ...outer,
  ]
}

function back(workshop: Workshop, { width, depth, height, leg: lift }: GlazedSize): BufferGeometry {
  const tall = height - lift - 2 * POST
  return put(workshop.planed(width - 2 * POST + 0.004, tall + 0.004, 0.01, 0.002), [
    0,
    (height + lift) / 2,
    -depth / 2 + 0.012,
  ])
}

function rails(
  workshop: Workshop,
  { width, depth, height, leg: lift, shelves: count }: GlazedSize,
): BufferGeometry[] {
  const ends = [lift + POST / 2, height - POST / 2]
  const floor = put(workshop.planed(width - 2 * POST + 0.004, 0.012, depth - 2 * POST, 0.002), [
    0,
    lift + POST / 2,
    0,
  ])
  const lid = put(workshop.planed(width, 0.016, depth, 0.005), [0, height - 0.002, 0])
  const across = width - 2 * POST + 0.004
  const muntins = shelfHeights({ width, depth, height, leg: lift, shelves: count })
  return [
    floor,
    lid,
    ...ends.flatMap((y) =>
      [-1, 1].map((side) =>
        put(workshop.planed(across, POST, POST, 0.004), [0, y, side * (depth / 2 - POST / 2)]),
      ),
    ),
    ...ends.flatMap((y) =>
      [-1, 1].map((side) =>
        put(workshop.planed(POST, POST, depth - 2 * POST + 0.004, 0.004), [
          side * (width / 2 - POST / 2),
          y,
          0,
        ]),
      ),
    ),
    ...muntins.map((y) =>
      put(workshop.planed(across - 0.004, BAR * 0.7, BAR * 0.8, 0.003), [0, y, depth / 2 - BAR / 2 - 0.002]),
    ),
    ...[ends[0] ?? 0, ends[1] ?? 0].map((y, end) =>
      put(workshop.planed(across - 0.004, BAR, BAR, 0.003), [
        0,
        y + (end === 0 ? 1 : -1) * (POST / 2 + BAR / 2 + 0.001),
        depth / 2 - BAR / 2 - 0.002,
      ]),
    ),
  ]
}

/** The heights of the shelves, whose edges are hidden by the bars of the doors. */
function shelfHeights({ height, leg: lift, shelves: count }: GlazedSize): number[] {
  return Array.from({ length: count }, (_, shelf) => lift + ((shelf + 1) * (height - lift)) / (count + 1))
}

function shelves(workshop: Workshop, size: GlazedSize): BufferGeometry[] {
  return shelfHeights(size).map((y) =>
    put(workshop.planed(size.width - 2 * POST + 0.004, 0.014, size.depth - 2 * POST - 0.008, 0.003), [
      0,
      y,
      -0.006,
    ]),
  )
}

function panes(workshop: Workshop, { width, depth, height, leg: lift }: GlazedSize): BufferGeometry[] {
  const tall = height - lift - 2 * POST - 0.004
  const middle = (height + lift) / 2
  const wide = width / 2 - POST - 2 * BAR - 0.002
  return [
    ...[-1, 1].map((side) =>
      put(workshop.planed(wide, tall - 2 * BAR, PANE, 0.0008), [
        side * (width / 4 - POST / 2 + 0.0005),
        middle,
        depth / 2 - BAR / 2 - 0.002,
      ]),
    ),
    ...[-1, 1].map((side) =>
      put(workshop.planed(PANE, tall, depth - 2 * POST - 0.002, 0.0008), [
        side * (width / 2 - POST / 2),
        middle,
        0,
      ]),
    ),
  ]
}

function knobs(workshop: Workshop, { depth, height, leg: lift }: GlazedSize): BufferGeometry[] {
  const profile = fillet(
    [
      [0, -0.002],
      [0.003, -0.002],
      [0.003, 0.009, 0.002],
      [0.008, 0.013, 0.003],
      [0.0075, 0.018, 0.003],
      [0, 0.019],
    ],
    6,
  )
  return [-1, 1].map((side) =>
    put(
      workshop.turned(profile, { sides: 40 }),
      [side * (BAR / 2 + 0.001), lift + (height - lift) * 0.44, depth / 2 - 0.002],
      {
        x: Math.PI / 2,
      },
    ),
  )
}

function shoes(workshop: Workshop, size: GlazedSize): BufferGeometry[] {
  return corners(size).map(([x, z]) =>
    leg(workshop, {
      foot: [x, 0, z],
      head: [x, 0.03, z],
      footWidth: 0.0165,
      headWidth: 0.018,
      roundness: 0.5,
    }),
  )
}
