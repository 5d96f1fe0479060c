import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import type { Corner } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { fourCorners, leg, outline, upright } from './joinery.ts'

export type LapSize = {
  width: number
  depth: number
  height: number
  leg: number
  columns: number
  /** The heights of the drawers from the top down, as fractions of the whole. */
  rows: readonly number[]
}
export type LapFinish = { wood: Wood; shoe: MaterialName }

const BOARD = 0.024
const GAP = 0.0035
const LIP = 0.024

/** Lamella: drawers whose fronts lap like weatherboards, so that the lower edge of each is its handle. Meters. */
export function lapDrawers(workshop: Workshop, size: LapSize, finish: LapFinish): Part[] {
  return [
    {
      name: 'case',
      material: `${finish.wood}_x`,
      forms: [...lying(workshop, size), ...fronts(workshop, size)],
    },
    {
      name: 'sides',
      material: `${finish.wood}_y`,
      forms: [...standing(workshop, size), ...legs(workshop, size)],
    },
    { name: 'shoes', material: finish.shoe, forms: shoes(workshop, size) },
  ]
}

function inside({ height, leg: lift }: LapSize): number {
  return height - lift - 2 * BOARD
}

function lying(workshop: Workshop, size: LapSize): BufferGeometry[] {
  const { width, depth, height, leg: lift } = size
  const core = workshop.planed(width - 2 * BOARD, inside(size), depth - 0.07, 0.002)
  return [
    put(workshop.planed(width, BOARD, depth, 0.006), [0, height - BOARD / 2, 0]),
    put(workshop.planed(width, BOARD, depth, 0.006), [0, lift + BOARD / 2, 0]),
    put(core, [0, lift + BOARD + inside(size) / 2, -0.025]),
  ]
}

function standing(workshop: Workshop, size: LapSize): BufferGeometry[] {
  const { width, depth, leg: lift, columns } = size
  const middle = lift + BOARD + inside(size) / 2
  const sides = [-1, 1].map((side) =>
    put(workshop.planed(BOARD, inside(size) + 0.004, depth, 0.004), [
      (side * (width - BOARD)) / 2,
      middle,
      0,
    ]),
  )
  const each = (width - BOARD) / columns
  const walls = Array.from({ length: columns - 1 }, (_, wall) =>
    put(workshop.planed(BOARD * 0.8, inside(size) + 0.004, depth - 0.006, 0.003), [
      -(width - BOARD) / 2 + each * (wall + 1),
      middle,
      -0.003,
    ]),
  )
  return [...sides, ...walls]
}

function fronts(workshop: Workshop, size: LapSize): BufferGeometry[] {
  const { width, depth, height, columns, rows } = size
  const each = (width - BOARD) / columns
  const sum = rows.reduce((total, row) => total + row, 0)
  const wide = each - BOARD * (columns === 1 ? 1 : 0.9) - 2 * GAP
  return Array.from({ length: columns }, (_, column) => {
    const x = -(width - BOARD) / 2 + each * (column + 0.5)
    let top = height - BOARD
    return rows.map((row) => {
      const tall = (inside(size) * row) / sum
      top -= tall
      return upright(workshop, lap(depth / 2 - LIP - 0.004, tall - 2 * GAP), x, wide, 0.003).translate(
        0,
        top + GAP,
        0,
      )
    })
  }).flat()
}

/** The side view of a front: thin at the top, with a thicker lip below that is hollowed behind for the fingers. */
function lap(face: number, tall: number) {
  const corners: Corner[] = [
    [face - 0.02, 0.016],
    [face + 0.002, 0.018, 0.014],
    [face + LIP - 0.005, 0, 0.004],
    [face + LIP, 0.008, 0.006],
    [face - 0.006, tall, 0.004],
    [face - 0.02, tall, 0.002],
  ]
  return outline(corners, 8)
}

function legs(workshop: Workshop, { width, depth, leg: lift }: LapSize): BufferGeometry[] {
  return fourCorners(width / 2 - 0.06, depth / 2 - 0.055).map(([x, z]) =>
    leg(workshop, {
      foot: [x + Math.sign(x) * 0.012, 0.003, z + Math.sign(z) * 0.012],
      head: [x, lift + 0.004, z],
      footWidth: 0.026,
      headWidth: 0.044,
      roundness: 0.8,
    }),
  )
}

function shoes(workshop: Workshop, { width, depth, leg: lift }: LapSize): BufferGeometry[] {
  return fourCorners(width / 2 - 0.06, depth / 2 - 0.055).map(([x, z]) =>
    leg(workshop, {
      foot: [x + Math.sign(x) * 0.012, 0, z + Math.sign(z) * 0.012],
      head: [
        x + Math.sign(x) * 0.012 * (1 - 0.018 / lift),
        0.018,
        z + Math.sign(z) * 0.012 * (1 - 0.018 / lift),
      ],
      footWidth: 0.0275,
      headWidth: 0.0295,
      roundness: 0.8,
    }),
  )
}
