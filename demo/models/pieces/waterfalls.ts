import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import type { Corner } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { outline } from './joinery.ts'

export type WaterfallSize = { width: number; depth: number; height: number }
export type WaterfallFinish = { wood: Wood; line: MaterialName }

const SHEET = 0.02
const BEND = 0.075

/** Onda: tables bent from one sheet, that slip under each other. Each is at its own place. Meters. */
export function waterfalls(
  workshop: Workshop,
  tables: readonly (WaterfallSize & { at: Place })[],
  finish: WaterfallFinish,
): Part[] {
  return [
    {
      name: 'tops',
      material: `${finish.wood}_x`,
      forms: tables.map((table) => put(top(workshop, table), table.at)),
    },
    {
      name: 'sides',
      material: `${finish.wood}_y`,
      forms: tables.flatMap((table) => [-1, 1].map((side) => put(fall(workshop, table, side), table.at))),
    },
    {
      name: 'lines',
      material: finish.line,
      forms: tables.flatMap((table) => [-1, 1].map((side) => put(line(workshop, table, side), table.at))),
    },
  ]
}

function top(workshop: Workshop, { width, depth, height }: WaterfallSize): BufferGeometry {
  const across = width - 2 * BEND
  return put(workshop.planed(across, SHEET, depth, 0.005), [0, height - SHEET / 2, 0])
}

/** The bend and the side that hangs from it; the sides open a little towards the floor. */
function fall(workshop: Workshop, { width, depth, height }: WaterfallSize, side: number): BufferGeometry {
  const x = width / 2
  const corners: Corner[] = [
    [x - BEND, height],
    [x - 0.006, height, BEND * 1.4],
    [x, 0],
    [x - SHEET, 0],
    [x - SHEET - 0.006, height - SHEET, BEND],
    [x - BEND, height - SHEET],
  ]
  const shape = outline(
    corners.map(([cornerX, y, radius = 0]): Corner => [side * cornerX, y, radius]),
    20,
  )
  return workshop.sawn(shape, depth, 0.005, 24)
}

/** A thread of metal let into the joint between top and side. */
function line(workshop: Workshop, { width, depth, height }: WaterfallSize, side: number): BufferGeometry {
  const sheet = workshop.planed(0.003, SHEET + 0.0006, depth + 0.0006, 0.001)
  return put(sheet, [side * (width / 2 - BEND), height - SHEET / 2, 0])
}
