import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { leg, oblong, plate } from './joinery.ts'

export type LadderSize = { width: number; depth: number; height: number; shelves: readonly number[] }
export type LadderFinish = { wood: Wood; metal: MaterialName }

const STILE = 0.034

/** Scala: two ladders that share their rungs; the front one leans, and the shelves shorten as it nears the back. */
export function ladderShelves(workshop: Workshop, size: LadderSize, finish: LadderFinish): Part[] {
  const x = size.width / 2 - STILE / 2
  return [
    {
      name: 'stiles',
      material: `${finish.wood}_y`,
      forms: [-x, x].flatMap((at) => stiles(workshop, size, at)),
    },
    {
      name: 'shelves',
      material: `${finish.wood}_x`,
      forms: size.shelves.flatMap((top) => [shelf(workshop, size, top), ...rungs(workshop, size, top)]),
    },
    { name: 'pins', material: finish.metal, forms: [-1, 1].flatMap((side) => pins(workshop, size, side)) },
  ]
}

/** The middle of the leaning stile at a height. */
function frontAt({ depth, height }: LadderSize, y: number): number {
  const foot = depth / 2 - STILE / 2
  const head = -depth / 2 + STILE * 2.1
  return foot + (head - foot) * (y / height)
}

function stiles(workshop: Workshop, size: LadderSize, x: number): BufferGeometry[] {
  const back = -size.depth / 2 + STILE / 2
  const shape = { footWidth: STILE * 0.82, headWidth: STILE * 0.82, roundness: 0.55 }
  return [
    leg(workshop, { foot: [x, 0, back], head: [x, size.height - 0.03, back], ...shape }),
    leg(workshop, {
      foot: [x, 0, frontAt(size, 0)],
      head: [x, size.height, frontAt(size, size.height)],
      ...shape,
      footWidth: STILE,
    }),
  ]
}

function shelf(workshop: Workshop, size: LadderSize, top: number): BufferGeometry {
  const back = -size.depth / 2 + STILE + 0.002
  const front = frontAt(size, top) + STILE * 0.32
  const board = plate(
    workshop,
    oblong(size.width - 2 * STILE + 0.004, front - back, 0.006),
    top,
    0.018,
    0.005,
  )
  return board.translate(0, 0, (front + back) / 2)
}

/** A turned rung under the front and the back of each shelf. */
function rungs(workshop: Workshop, size: LadderSize, top: number): BufferGeometry[] {
  const reach = size.width / 2 - STILE / 2
  const rung = fillet(
    [
      [0, -reach],
      [0.007, -reach],
      [0.0105, 0, 0.4],
      [0.007, reach],
      [0, reach],
    ],
    10,
  )
  return [frontAt(size, top - 0.03), -size.depth / 2 + STILE / 2].map((z) =>
    put(workshop.turned(rung, { sides: 28 }), [0, top - 0.03, z], { z: Math.PI / 2 }),
  )
}

/** The heads of the rungs in metal, on the outside of the stiles. */
function pins(workshop: Workshop, size: LadderSize, side: number): BufferGeometry[] {
  const head = fillet(
    [
      [0, 0],
      [0.0075, 0, 0.001],
      [0.007, 0.004, 0.002],
      [0, 0.005],
    ],
    4,
  )
  const x = side * (size.width / 2 - 0.0025)
  const turn = { z: -side * (Math.PI / 2) }
  const places = size.shelves.flatMap((top) => [
    [top - 0.03, frontAt(size, top - 0.03)] as const,
    [top - 0.03, -size.depth / 2 + STILE / 2] as const,
  ])
  return places.map(([y, z]) => put(workshop.turned(head, { sides: 32 }), [x, y, z], turn))
}
