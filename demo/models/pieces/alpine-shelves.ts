import { BoxGeometry, type BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import type { Corner } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { outline, upright } from './joinery.ts'

export type AlpineSize = {
  height: number
  /** The depth at the floor, in meters. */
  depth: number
  /** The depth at the top, in meters. */
  crown: number
  /** Each bay: its clear width and the heights of its shelves. */
  bays: readonly { width: number; shelves: readonly number[] }[]
}
export type AlpineFinish = { wood: Wood; wedge: MaterialName }

const SIDE = 0.03
const SHELF = 0.024
const TENON = 0.018

/** Maso: uprights that slope back as they rise, and shelves tenoned through them and wedged. Meters. */
export function alpineShelves(workshop: Workshop, size: AlpineSize, finish: AlpineFinish): Part[] {
  const width = size.bays.reduce((sum, bay) => sum + bay.width + SIDE, SIDE)
  const starts = size.bays.map((_, index) =>
    size.bays.slice(0, index).reduce((sum, bay) => sum + bay.width + SIDE, -width / 2 + SIDE),
  )
  const uprights = [...starts.map((start) => start - SIDE / 2), width / 2 - SIDE / 2]
  const first = size.bays[0]
  const last = size.bays.at(-1)
  if (!first || !last) throw new Error('A bookcase needs a bay')
  const ends = [
    { x: -width / 2, side: -1, shelves: first.shelves },
    { x: width / 2, side: 1, shelves: last.shelves },
  ]
  return [
    {
      name: 'uprights',
      material: `${finish.wood}_y`,
      forms: uprights.map((x) => upright(workshop, profile(size), x, SIDE, 0.005)),
    },
    {
      name: 'shelves',
      material: `${finish.wood}_x`,
      forms: [
        ...size.bays.flatMap((bay, index) => shelves(workshop, size, bay, starts[index] ?? 0)),
        ...ends.flatMap(({ x, side, shelves: tops }) =>
          tops.flatMap((top) => tenons(workshop, size, x, side, top)),
        ),
      ],
    },
    {
      name: 'wedges',
      material: finish.wedge,
      forms: ends.flatMap(({ x, side, shelves: tops }) => tops.flatMap((top) => wedges(size, x, side, top))),
    },
  ]
}

function profile({ height, depth, crown }: AlpineSize) {
  const back = -depth / 2
  const corners: Corner[] = [
    [back, 0, 0.004],
    [depth / 2, 0, 0.006],
    [back + crown, height, crown * 0.42],
    [back, height, 0.012],
  ]
  return outline(corners, 14)
}

/** The depth of the upright at a height, minus the space by which a shelf is set back from its edge. */
function depthAt({ height, depth, crown }: AlpineSize, y: number): number {
  return depth + (crown - depth) * (y / height) - 0.016
}

function shelves(
  workshop: Workshop,
  size: AlpineSize,
  bay: AlpineSize['bays'][number],
  start: number,
): BufferGeometry[] {
  const middle = start + bay.width / 2
  const boards = bay.shelves.map((top) => {
    const deep = depthAt(size, top)
    return put(workshop.planed(bay.width + 0.004, SHELF, deep, 0.004), [
      middle,
      top - SHELF / 2,
      -size.depth / 2 + 0.006 + deep / 2,
    ])
  })
  const rails = [bay.shelves[0] ?? 0, bay.shelves.at(-1) ?? 0].map((top) =>
    put(workshop.planed(bay.width + 0.004, 0.07, 0.018, 0.004), [
      middle,
      top + 0.035,
      -size.depth / 2 + 0.016,
    ]),
  )
  return [...boards, ...rails]
}

function tenonPlaces(size: AlpineSize, top: number): number[] {
  const deep = depthAt(size, top)
  return [0.27, 0.73].map((share) => -size.depth / 2 + 0.006 + deep * share)
}

function tenons(
  workshop: Workshop,
  size: AlpineSize,
  x: number,
  side: number,
  top: number,
): BufferGeometry[] {
  return tenonPlaces(size, top).map((z) =>
    put(workshop.planed(TENON, SHELF - 0.002, 0.062, 0.004), [
      x + side * (TENON / 2 - 0.006),
      top - SHELF / 2,
      z,
    ]),
  )
}

function wedges(size: AlpineSize, x: number, side: number, top: number): BufferGeometry[] {
  return tenonPlaces(size, top).map((z) =>
    put(new BoxGeometry(TENON, 0.004, 0.06), [x + side * (TENON / 2 - 0.0055), top - SHELF / 2, z]),
  )
}
