import { type BufferGeometry, Shape } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { plate } from './joinery.ts'

export type ColumnSize = {
  width: number
  depth: number
  height: number
  /** The width of one flute, in meters. */
  flute: number
  doors: 1 | 2 | 4
}
export type ColumnFinish = { wood: Wood; top: MaterialName; metal: MaterialName }
/** A point on the rim of a stadium, which is a rectangle that ends in two half circles, and its outward direction. */
type RimPoint = { x: number; z: number; outX: number; outZ: number }

const FOOT = 0.05
const SLAB = 0.02
/** The depth of a flute, as a fraction of its width. */
const HOLLOW = 0.2

/** Colonna: a cabinet rounded at both ends and fluted all around, like a column. Meters. */
export function columnCabinet(workshop: Workshop, size: ColumnSize, finish: ColumnFinish): Part[] {
  const { width, depth, height } = size
  const body = height - SLAB
  return [
    {
      name: 'case',
      material: `${finish.wood}_y`,
      forms: [flutedWall(workshop, width, depth, FOOT + 0.012, body - 0.012, size.flute)],
    },
    {
      name: 'rims',
      material: `${finish.wood}_x`,
      forms: [
        plate(workshop, stadium(width, depth), FOOT + 0.014, 0.014, 0.004),
        plate(workshop, stadium(width, depth), body, 0.014, 0.004),
      ],
    },
    {
      name: 'top',
      material: finish.top,
      forms: [plate(workshop, stadium(width + 0.012, depth + 0.012), height, SLAB, 0.005)],
    },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        plate(workshop, stadium(width - 0.07, depth - 0.07), FOOT + 0.002, FOOT + 0.002, 0.002),
        ...pulls(workshop, size),
      ],
    },
    { name: 'gaps', material: 'lacquer_black', forms: gaps(workshop, size) },
  ]
}

/** A wall around a stadium, hollowed by flutes of the width `flute`. */
export function flutedWall(
  workshop: Workshop,
  width: number,
  depth: number,
  bottom: number,
  top: number,
  flute: number,
): BufferGeometry {
  const count = fluteCount(width, depth, flute)
  const hollow = flute * HOLLOW
  return workshop.shaped(
    (u, v) => {
      const { x, z, outX, outZ } = rim(width, depth, u)
      const place = (u * count + 0.5) % 1
      const end = Math.min(1, (Math.min(v, 1 - v) * (top - bottom)) / (flute * 0.9))
      const depthHere =
        hollow * Math.sin(place * Math.PI) ** 0.85 * Math.sqrt(Math.max(0, 1 - (1 - end) ** 2))
      return [x - outX * depthHere, bottom + v * (top - bottom), z - outZ * depthHere]
    },
    count * 10,
    28,
    { closedU: true },
  )
}

/** A multiple of four, so that a flute is in the middle of each side. */
function fluteCount(width: number, depth: number, flute: number): number {
  const around = 2 * (width - depth) + Math.PI * depth
  return 4 * Math.round(around / flute / 4)
}

/** The point on the rim of a stadium at `u`, starting in the middle of the back. */
function rim(width: number, depth: number, u: number): RimPoint {
  const radius = depth / 2
  const straight = width - depth
  const arc = Math.PI * radius
  let distance = (((u % 1) + 1) % 1) * (2 * straight + 2 * arc)
  if (distance < straight / 2) return { x: distance, z: -radius, outX: 0, outZ: -1 }
  distance -= straight / 2
  if (distance < arc) return onArc(straight / 2, radius, -Math.PI / 2 + distance / radius)
  distance -= arc
  if (distance < straight) return { x: straight / 2 - distance, z: radius, outX: 0, outZ: 1 }
  distance -= straight
  if (distance < arc) return onArc(-straight / 2, radius, Math.PI / 2 + distance / radius)
  return { x: -straight / 2 + distance - arc, z: -radius, outX: 0, outZ: -1 }
}

function onArc(x: number, radius: number, angle: number): RimPoint {
  const [outX, outZ] = [Math.cos(angle), Math.sin(angle)]
  return { x: x + outX * radius, z: outZ * radius, outX, outZ }
}

export function stadium(width: number, depth: number): Shape {
  const radius = depth / 2
  const x = (width - depth) / 2
  const shape = new Shape()
  shape.moveTo(-x, -radius)
  if (x > 0) shape.lineTo(x, -radius)
  shape.absarc(x, 0, radius, -Math.PI / 2, Math.PI / 2, false)
  if (x > 0) shape.lineTo(-x, radius)
  shape.absarc(-x, 0, radius, Math.PI / 2, (Math.PI * 3) / 2, false)
  return shape
}

/** The flutes whose bottoms are the joints between the doors, counted from the middle. */
function doorJoints(size: ColumnSize): number[] {
  if (size.doors !== 4) return [0]
  const pitch = pitchOf(size)
  const last = Math.floor((size.width - size.depth) / 2 / pitch) * pitch
  return [-last, 0, last]
}

function pitchOf({ width, depth, flute }: ColumnSize): number {
  return (2 * (width - depth) + Math.PI * depth) / fluteCount(width, depth, flute)
}

function gaps(workshop: Workshop, size: ColumnSize): BufferGeometry[] {
  const { depth, height, flute } = size
  return doorJoints(size).map((x) =>
    put(workshop.planed(0.003, height - FOOT - SLAB - 0.1, 0.004, 0.001), [
      x,
      (height + FOOT - SLAB) / 2,
      depth / 2 - flute * HOLLOW,
    ]),
  )
}

function pulls(workshop: Workshop, size: ColumnSize): BufferGeometry[] {
  const offset = pitchOf(size) / 2
  const joints = doorJoints(size)
  const places = joints.flatMap((joint) => {
    if (size.doors === 1) return [joint + offset]
    if (joint === 0) return [-offset, offset]
    return [joint + Math.sign(joint) * offset]
  })
  const length = Math.min(0.34, size.height * 0.24)
  const middle = size.height * (size.height > 1 ? 0.52 : 0.56)
  const rod: Point[] = fillet(
    [
      [0, -length / 2],
      [0.0045, -length / 2, 0.002],
      [0.0045, length / 2, 0.002],
      [0, length / 2],
    ],
    4,
  )
  return places.flatMap((x) => [
    put(workshop.turned(rod, { sides: 24 }), [x, middle, size.depth / 2 + 0.014]),
    ...[-0.4, 0.4].map((share) =>
      put(workshop.planed(0.005, 0.005, 0.028, 0.001), [x, middle + share * length, size.depth / 2]),
    ),
  ])
}
