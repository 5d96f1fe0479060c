import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type PergolaSize = {
  bay: number
  bays: number
  depth: number
  height: number
  shelves: readonly number[]
}
export type PergolaFinish = { iron: MaterialName; shelf: MaterialName; collar: MaterialName }

const BAR = 0.0075
/** The space between the twin posts where two arches meet. */
const TWIN = 0.018

/** Pergola: shelves hung in round-headed arches of bent bar, one behind the other. Meters. */
export function pergola(workshop: Workshop, size: PergolaSize, finish: PergolaFinish): Part[] {
  const { bay, bays, depth, shelves } = size
  const step = bay + TWIN + 2 * BAR
  const middles = Array.from({ length: bays }, (_, index) => (index - (bays - 1) / 2) * step)
  return [
    { name: 'arches', material: finish.iron, forms: middles.flatMap((x) => frame(workshop, size, x)) },
    {
      name: 'shelves',
      material: finish.shelf,
      forms: middles.flatMap((x) =>
        shelves.map((top) =>
          put(workshop.planed(bay - 2 * BAR - 0.002, 0.018, depth, 0.005), [x, top - 0.009, 0]),
        ),
      ),
    },
    {
      name: 'collars',
      material: finish.collar,
      forms: middles.flatMap((x) => collars(workshop, size, x, index(middles, x), bays)),
    },
  ]
}

function index(middles: readonly number[], x: number): number {
  return middles.indexOf(x)
}

function postsAt({ bay, depth }: PergolaSize, x: number) {
  return [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => [x + (side * bay) / 2, end * (depth / 2 - 0.03)] as const),
  )
}

function frame(workshop: Workshop, size: PergolaSize, x: number): BufferGeometry[] {
  const { bay, depth, height, shelves } = size
  const z = depth / 2 - 0.03
  const arches = [-z, z].map((at) => workshop.bent(arch(bay, height, x, at), BAR, 150, 14))
  const crown = workshop.bent(
    [
      [x, height - BAR, -z],
      [x, height - BAR, z],
    ],
    BAR * 0.8,
    4,
    12,
  )
  const bearers = shelves.flatMap((top) =>
    [-1, 1].map((side) =>
      workshop.bent(
        [
          [x + (side * bay) / 2, top - 0.024, -z],
          [x + (side * bay) / 2, top - 0.024, z],
        ],
        BAR * 0.7,
        4,
        10,
      ),
    ),
  )
  return [...arches, crown, ...bearers, ...postsAt(size, x).map(([px, pz]) => foot(workshop, px, pz))]
}

function arch(bay: number, height: number, x: number, z: number): Place[] {
  const radius = bay / 2
  const spring = height - radius - BAR
  const post = (side: number): Place[] =>
    [0, 0.25, 0.5, 0.75].map((share) => [x + side * radius, 0.002 + share * spring, z])
  const round: Place[] = Array.from({ length: 25 }, (_, step) => {
    const angle = Math.PI - (step / 24) * Math.PI
    return [x + Math.cos(angle) * radius, spring + Math.sin(angle) * radius, z]
  })
  return [...post(-1), ...round, ...post(1).toReversed()]
}

function foot(workshop: Workshop, x: number, z: number): BufferGeometry {
  const profile = fillet([
    [0, 0],
    [0.016, 0, 0.002],
    [0.015, 0.006, 0.003],
    [BAR, 0.011],
    [0, 0.011],
  ])
  return put(workshop.turned(profile, { sides: 32 }), [x, 0, z])
}

/** Rings that hold the shelves to the posts; a wider one binds the twin posts of two bays. */
function collars(
  workshop: Workshop,
  size: PergolaSize,
  x: number,
  at: number,
  bays: number,
): BufferGeometry[] {
  const ring = fillet(
    [
      [BAR - 0.001, -0.008],
      [BAR + 0.0035, -0.008, 0.002],
      [BAR + 0.0035, 0.008, 0.002],
      [BAR - 0.001, 0.008],
    ],
    4,
  )
  const rings = postsAt(size, x).flatMap(([px, pz]) =>
    size.shelves.map((top) => put(workshop.turned(ring, { sides: 24 }), [px, top - 0.022, pz])),
  )
  if (at === bays - 1) return rings
  const join = x + size.bay / 2 + BAR + TWIN / 2
  const spring = size.height - size.bay / 2
  const binders = [0.3, 0.62, 0.94].flatMap((share) =>
    [-1, 1].map((end) =>
      put(workshop.planed(TWIN + 4 * BAR + 0.008, 0.018, 2 * BAR + 0.006, 0.004), [
        join,
        share * spring,
        end * (size.depth / 2 - 0.03),
      ]),
    ),
  )
  return [...rings, ...binders]
}
