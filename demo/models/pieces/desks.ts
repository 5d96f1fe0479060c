import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { fourCorners, leg, oblong, plate } from './joinery.ts'

export type DeskSize = {
  width: number
  depth: number
  height: number
  drawers: number
  /** The height of the box that holds the drawers, in meters. */
  box: number
  /** The height of a thin shelf between the legs, for a bedside table. */
  shelf?: number
}
export type DeskFinish = { wood: Wood; field: MaterialName; metal: MaterialName }

const TOP = 0.018
const BOARD = 0.016
const GAP = 0.0025
const SHOE = 0.05

/** Calamo: a shallow box of drawers under a top with a sunken field, on long legs shod in metal. Meters. */
export function calamoDesk(workshop: Workshop, size: DeskSize, finish: DeskFinish): Part[] {
  const { width, depth, height } = size
  const fronts = Array.from({ length: size.drawers }, (_, drawer) => front(workshop, size, drawer))
  const field = plate(workshop, oblong(width - 0.11, depth - 0.11, 0.018), height + 0.0004, 0.004, 0.001)
  const line = plate(workshop, oblong(width - 0.102, depth - 0.102, 0.022), height + 0.0002, 0.004, 0.0008)
  return [
    {
      name: 'top',
      material: `${finish.wood}_x`,
      forms: [
        plate(workshop, oblong(width, depth, 0.03), height, TOP, 0.006),
        ...box(workshop, size),
        ...fronts.map(({ board }) => board),
      ],
    },
    { name: 'legs', material: `${finish.wood}_y`, forms: legs(workshop, size) },
    { name: 'field', material: finish.field, forms: [field] },
    {
      name: 'metal',
      material: finish.metal,
      forms: [line, ...shoes(workshop, size), ...fronts.map(({ knob }) => knob)],
    },
  ]
}

function box(workshop: Workshop, { width, depth, height, box: tall, shelf }: DeskSize): BufferGeometry[] {
  const [wide, deep] = [width - 0.06, depth - 0.05]
  const middle = height - TOP - tall / 2
  const sides = [-1, 1].flatMap((side) => [
    put(workshop.planed(BOARD, tall, deep, 0.004), [(side * (wide - BOARD)) / 2, middle, 0]),
  ])
  const back = put(workshop.planed(wide, tall, BOARD, 0.004), [0, middle, -(deep - BOARD) / 2])
  const floor = put(workshop.planed(wide, BOARD, deep, 0.004), [0, middle - tall / 2 + BOARD / 2, 0])
  const ceiling = put(workshop.planed(wide, BOARD, deep, 0.004), [0, middle + tall / 2 - BOARD / 2, 0])
  const tray =
    shelf === undefined ? [] : [plate(workshop, oblong(wide - 0.02, deep - 0.02, 0.03), shelf, 0.014, 0.005)]
  return [...sides, back, floor, ceiling, ...tray]
}

function front(workshop: Workshop, { width, depth, height, drawers, box: tall }: DeskSize, index: number) {
  const inside = width - 0.06 - 2 * BOARD
  const each = inside / drawers
  const x = -inside / 2 + each * (index + 0.5)
  const [y, z] = [height - TOP - tall / 2, (depth - 0.05) / 2]
  const board = workshop.planed(each - 2 * GAP, tall - 2 * BOARD - 2 * GAP, 0.02, 0.003)
  return { board: put(board, [x, y, z - 0.01]), knob: put(knob(workshop), [x, y, z], { x: Math.PI / 2 }) }
}

function knob(workshop: Workshop): BufferGeometry {
  const profile = fillet(
    [
      [0, -0.002],
      [0.004, -0.002],
      [0.0035, 0.01, 0.003],
      [0.0105, 0.015, 0.003],
      [0.0105, 0.019, 0.002],
      [0, 0.0205],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 48 })
}

/** The position of a leg, and how far out its foot is: the legs lean a little, like a calf's. */
function stance({ width, depth, height, box: tall }: DeskSize) {
  const head = height - TOP - 0.002
  const rake = Math.min(0.02, (height - tall) * 0.035)
  return { head, rake, corners: fourCorners(width / 2 - 0.035, depth / 2 - 0.032) }
}

function legs(workshop: Workshop, size: DeskSize): BufferGeometry[] {
  const { head, rake, corners } = stance(size)
  return corners.map(([x, z]) =>
    leg(workshop, {
      foot: [x + Math.sign(x) * rake, 0.004, z + Math.sign(z) * rake],
      head: [x, head, z],
      footWidth: 0.018,
      headWidth: 0.036,
      roundness: 0.6,
    }),
  )
}

function shoes(workshop: Workshop, size: DeskSize): BufferGeometry[] {
  const { head, rake, corners } = stance(size)
  const left = 1 - SHOE / head
  return corners.map(([x, z]) =>
    leg(workshop, {
      foot: [x + Math.sign(x) * rake, 0, z + Math.sign(z) * rake],
      head: [x + Math.sign(x) * rake * left, SHOE, z + Math.sign(z) * rake * left],
      footWidth: 0.0195,
      headWidth: 0.0212,
      roundness: 0.6,
    }),
  )
}
