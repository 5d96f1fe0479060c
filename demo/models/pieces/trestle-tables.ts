import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import type { Corner } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { leg, oblong, outline, plate } from './joinery.ts'

export type TrestleSize = { length: number; depth: number; height: number }
export type TrestleFinish = { wood: Wood; key: MaterialName }

const TOP = 0.042
const BEAM = 0.07
const RAIL = 0.3

/** Ponte: planks held by bow-tie keys, on two splayed trestles with a stretcher wedged through both. Meters. */
export function trestleTable(workshop: Workshop, size: TrestleSize, finish: TrestleFinish): Part[] {
  const at = size.length / 2 - 0.44
  const lying = [
    ...planks(workshop, size),
    put(workshop.planed(2 * at + 0.24, 0.085, 0.034, 0.006), [0, RAIL, 0]),
    ...[-at, at].flatMap((x) => crosspieces(workshop, size, x)),
  ]
  return [
    { name: 'top', material: `${finish.wood}_x`, forms: lying },
    {
      name: 'legs',
      material: `${finish.wood}_y`,
      forms: [-at, at].flatMap((x) => [...legs(workshop, size, x), wedge(workshop, x)]),
    },
    { name: 'keys', material: finish.key, forms: keys(workshop, size) },
  ]
}

/** Four planks, their edges just eased, so that the joints show as fine lines. */
function planks(workshop: Workshop, { length, depth, height }: TrestleSize): BufferGeometry[] {
  const each = depth / 4
  return [-1.5, -0.5, 0.5, 1.5].map((place) =>
    plate(workshop, oblong(length, each - 0.0006, 0.008), height, TOP, 0.004).translate(0, 0, place * each),
  )
}

function keys(workshop: Workshop, { length, height }: TrestleSize): BufferGeometry[] {
  const bow: Corner[] = [
    [-0.05, -0.024],
    [0, -0.011],
    [0.05, -0.024],
    [0.05, 0.024],
    [0, 0.011],
    [-0.05, 0.024],
  ]
  return [-0.34, 0, 0.34].map((share) =>
    put(workshop.sawn(outline(bow), 0.006, 0.0004, 8), [share * length, height - 0.0027, 0], {
      x: Math.PI / 2,
      y: Math.PI / 2,
    }),
  )
}

function crosspieces(workshop: Workshop, { depth, height }: TrestleSize, x: number): BufferGeometry[] {
  const beam: Corner[] = [
    [-depth / 2 + 0.1, 0, 0.01],
    [depth / 2 - 0.1, 0, 0.01],
    [depth / 2 - 0.16, -BEAM, 0.03],
    [-depth / 2 + 0.16, -BEAM, 0.03],
  ]
  const foot = stride(depth, height, RAIL)
  return [
    put(workshop.sawn(outline(beam), 0.075, 0.006, 12), [x, height - TOP, 0], { y: -Math.PI / 2 }),
    put(workshop.planed(0.044, 0.075, 2 * foot, 0.006), [x, RAIL, 0]),
  ]
}

/** The distance of a leg from the middle at a height. */
function stride(depth: number, height: number, at: number): number {
  const head = depth / 2 - 0.24
  const foot = depth / 2 - 0.07
  return foot + (head - foot) * (at / (height - TOP))
}

function legs(workshop: Workshop, { depth, height }: TrestleSize, x: number): BufferGeometry[] {
  return [-1, 1].map((side) =>
    leg(workshop, {
      foot: [x + Math.sign(x) * 0.05, 0, side * (depth / 2 - 0.07)],
      head: [x, height - TOP - 0.02, side * (depth / 2 - 0.24)],
      footWidth: 0.046,
      headWidth: 0.068,
      roundness: 0.5,
    }),
  )
}

function wedge(workshop: Workshop, x: number): BufferGeometry {
  const out = Math.sign(x) * 0.036
  return leg(workshop, {
    foot: [x + out, RAIL - 0.075, 0],
    head: [x + out, RAIL + 0.085, 0],
    footWidth: 0.018,
    headWidth: 0.03,
    roundness: 0.4,
  })
}
