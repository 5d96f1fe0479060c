import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'

export type CaseSize = { width: number; height: number; depth: number; doors: number; leg: number }
export type CaseFinish = { wood: Wood; top: MaterialName; legs: MaterialName; pulls: MaterialName }

const BOARD = 0.028
const GAP = 0.0025
const REEDS_PER_DOOR = 18

/** Canneto: a mitered case with reeded doors, a stone top, thin metal legs and turned pulls. Meters. */
export function cannetoCase(workshop: Workshop, size: CaseSize, finish: CaseFinish): Part[] {
  const { width, height, depth, leg } = size
  const inner = height - leg - 2 * BOARD
  const middle = leg + (height - leg) / 2
  const lying = [
    put(workshop.planed(width, BOARD, depth, 0.004), [0, height - BOARD / 2, 0]),
    put(workshop.planed(width, BOARD, depth, 0.004), [0, leg + BOARD / 2, 0]),
    put(workshop.planed(width - 2 * BOARD, inner, 0.012, 0.002), [0, middle, -depth / 2 + 0.02]),
  ]
  const standing = [-1, 1].map((side) =>
    put(workshop.planed(BOARD, inner + 0.002, depth), [side * (width / 2 - BOARD / 2), middle, 0]),
  )
  const doors = Array.from({ length: size.doors }, (_, door) => reededDoor(workshop, size, door))
  const stone = put(workshop.planed(width + 0.008, 0.018, depth + 0.008), [0, height + 0.009, 0])
  return [
    { name: 'case', material: `${finish.wood}_x`, forms: lying },
    {
      name: 'doors',
      material: `${finish.wood}_y`,
      forms: [...standing, ...doors.flatMap((door) => door.front)],
    },
    { name: 'legs', material: finish.legs, forms: legs(workshop, size) },
    { name: 'pulls', material: finish.pulls, forms: doors.map((door) => door.pull) },
    { name: 'top', material: finish.top, forms: [stone] },
  ]
}

function reededDoor(workshop: Workshop, size: CaseSize, door: number) {
  const inside = size.width - 2 * BOARD
  const left = -inside / 2 + (door * inside) / size.doors + GAP
  const width = inside / size.doors - 2 * GAP
  const doorHeight = size.height - size.leg - 2 * BOARD - 2 * GAP
  const bottom = size.leg + BOARD + GAP
  const face = size.depth / 2
  const reeds = workshop.shaped(
    (u, v) => {
      const [x, bulge] = reedAt(u, left, width)
      const edge = Math.min(1, (Math.min(v, 1 - v) * doorHeight) / 0.006)
      return [x, bottom + v * doorHeight, face - 0.014 + bulge * Math.sqrt(1 - (1 - edge) ** 2)]
    },
    REEDS_PER_DOOR * 14,
    80,
    { uvScale: [width, doorHeight], flip: true },
  )
  const core = put(workshop.planed(width, doorHeight, 0.02, 0.002), [
    left + width / 2,
    bottom + doorHeight / 2,
    face - 0.0245,
  ])
  const pullX = door % 2 === 0 ? left + width - 0.03 : left + 0.03
  const pullHeight = size.leg + (size.height - size.leg) * 0.54
  return { front: [reeds, core], pull: pull(workshop, pullX, pullHeight, face - 0.008) }
}

/** The point on the reeded front at `u`: half-round reeds side by side. */
function reedAt(u: number, left: number, width: number): [x: number, bulge: number] {
  const position = u * REEDS_PER_DOOR
  const reed = Math.min(REEDS_PER_DOOR - 1, Math.floor(position))
  const turn = (position - reed) * Math.PI
  const x = left + (reed + 0.5 - 0.5 * Math.cos(turn)) * (width / REEDS_PER_DOOR)
  return [x, Math.max(0, Math.sin(turn)) ** 0.8 * 0.0085]
}

function pull(workshop: Workshop, x: number, y: number, z: number): BufferGeometry {
  const profile = fillet(
    [
      [0, 0],
      [0.0065, 0, 0.001],
      [0.005, 0.012, 0.004],
      [0.009, 0.018, 0.004],
      [0.0135, 0.024, 0.003],
      [0.0125, 0.0285, 0.003],
      [0, 0.0295],
    ],
    6,
  )
  return put(workshop.turned(profile, { sides: 48 }), [x, y, z], { x: Math.PI / 2 })
}

function legs(workshop: Workshop, { width, depth, leg }: CaseSize): BufferGeometry[] {
  const inset = Math.min(0.16, width * 0.12)
  const x = width / 2 - inset
  const z = depth / 2 - 0.06
  const profile = fillet(
    [
      [0, 0],
      [0.0125, 0, 0.002],
      [0.0125, leg],
      [0, leg],
    ],
    4,
  )
  const posts = [-x, x].flatMap((atX) =>
    [-z, z].map((atZ) => put(workshop.turned(profile, { sides: 40 }), [atX, 0, atZ])),
  )
  const rails = [-z, z].map((atZ) => put(workshop.planed(2 * x, 0.014, 0.014), [0, leg - 0.007, atZ]))
  const stretchers = [-x, x].map((atX) => put(workshop.planed(0.014, 0.014, 2 * z), [atX, leg / 3, 0]))
  return [...posts, ...rails, ...stretchers]
}
