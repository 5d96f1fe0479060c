import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Pad, padded } from '../geometry/padding.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type BeddingFinish = { sheet: MaterialName; quilt: MaterialName; pillow: MaterialName }
/** The mattress: `floor` is the height of its underside, and `head` the z of its head, which is at the back. */
export type Mattress = { width: number; length: number; floor: number; head: number }

const MATTRESS_THICKNESS = 0.22

/** A made bed: mattress, a quilt turned down over a sheet, two pillows leaning on two others. Meters. */
export function bedding(workshop: Workshop, mattress: Mattress, finish: BeddingFinish): Part[] {
  const { width, length, floor, head } = mattress
  const middle = head + length / 2
  const body: Pad = {
    width,
    height: MATTRESS_THICKNESS,
    depth: length,
    sideRoundness: 0.24,
    planRoundness: 0.07,
    puff: 0.05,
    squares: 30,
    move: ([x, y, z]) => [x, y + floor + MATTRESS_THICKNESS / 2, z + middle],
  }
  return [
    {
      name: 'sheet',
      material: finish.sheet,
      forms: [
        padded(workshop, body),
        padded(workshop, turnDown(mattress)),
        ...lyingPillows(workshop, mattress),
      ],
    },
    { name: 'quilt', material: finish.quilt, forms: [padded(workshop, quilt(mattress))] },
    { name: 'pillows', material: finish.pillow, forms: leaningPillows(workshop, mattress) },
  ]
}

const EDGE = 0.045

/** Drapes cloth on the mattress over its two long sides. `offset` is the height within the cloth. */
function drape(x: number, offset: number, width: number): [x: number, y: number] {
  const side = Math.sign(x)
  const over = Math.abs(x) - (width / 2 - EDGE)
  if (over <= 0) return [x, offset]
  const turn = Math.min(over / EDGE, Math.PI / 2)
  const fall = Math.max(0, over - (EDGE * Math.PI) / 2)
  const reach = width / 2 - EDGE + Math.sin(turn) * (EDGE + offset) + fall * 0.06
  return [side * reach, Math.cos(turn) * (EDGE + offset) - EDGE - fall]
}

/** The folds that a hand leaves when smoothing a quilt. */
function folds(x: number, z: number): number {
  return (
    0.007 * Math.sin(4.1 * x + 2.3 * z) +
    0.006 * Math.sin(7.7 * x - 5.2 * z + 1) +
    0.004 * Math.cos(11 * z + 3 * x)
  )
}

function quilt({ width, length, floor, head }: Mattress): Pad {
  const depth = length * 0.66 + 0.16
  const foot = head + length
  return {
    width: width + 0.5,
    height: 0.075,
    depth,
    sideRoundness: 0.42,
    planRoundness: 0.07,
    puff: 0.2,
    squares: 64,
    move: ([x, y, z]) => {
      const [across, up] = drape(x, y + folds(x, z) * (y > 0 ? 1 : 0.3), width)
      const [along, down] = drape(Math.max(0, z + 0.16 + length / 2 - depth / 2), 0, length)
      const flat = z + foot - depth / 2 + 0.16
      const level = Math.max(floor + 0.015, up + down + floor + MATTRESS_THICKNESS + 0.03)
      return [across, level, flat > foot - EDGE ? along + foot - length / 2 : flat]
    },
  }
}

/** The height of the turned edge above the sheet: the thickness of the quilt. */
const TURN_DOWN_HEIGHT = 0.046

function turnDown({ width, length, floor, head }: Mattress): Pad {
  return {
    width: width + 0.47,
    height: 0.04,
    depth: 0.3,
    sideRoundness: 0.6,
    planRoundness: 0.12,
    squares: 40,
    move: ([x, y, z]) => {
      const [across, up] = drape(x, y + TURN_DOWN_HEIGHT + folds(x, z) * 0.6, width)
      return [across, up + floor + MATTRESS_THICKNESS + 0.034, z + head + length * 0.4]
    },
  }
}

const pillow = (workshop: Workshop, seed: number): BufferGeometry =>
  workshop.stuffed(0.68, 0.19, 0.46, {
    sideRoundness: 0.95,
    planRoundness: 0.24,
    puff: 0.2,
    seed,
    squares: 26,
  })

function lyingPillows(workshop: Workshop, { width, floor, head }: Mattress): BufferGeometry[] {
  return [-1, 1].map((side) => {
    const place: Place = [side * width * 0.245, floor + MATTRESS_THICKNESS + 0.2, head + 0.15]
    return put(pillow(workshop, 31 + side), place, { x: 1.12, z: side * 0.02 })
  })
}

function leaningPillows(workshop: Workshop, { width, floor, head }: Mattress): BufferGeometry[] {
  return [-1, 1].map((side) => {
    const place: Place = [side * width * 0.235, floor + MATTRESS_THICKNESS + 0.16, head + 0.33]
    return put(pillow(workshop, 41 + side), place, { x: 0.86, y: side * 0.03, z: -side * 0.025 })
  })
}
