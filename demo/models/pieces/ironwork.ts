import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { stadium } from './columns.ts'
import { plate } from './joinery.ts'

export type SheafSize = {
  height: number
  /** The radius of the sheaf at the floor and under the top, in meters. */
  spread: number
  rods: number
  /** The radius of a rod, in meters. */
  rod: number
}
export type SheafFinish = { iron: MaterialName; collar: MaterialName; top: MaterialName }

const TWIST = 2.3

/** Giunco: a dished tray of iron on a sheaf of rods, twisted and bound at the waist. Meters. */
export function sheafTable(workshop: Workshop, size: SheafSize, tray: number, finish: SheafFinish): Part[] {
  return [
    { name: 'sheaf', material: finish.iron, forms: sheaf(workshop, size, 0) },
    { name: 'collar', material: finish.collar, forms: [collar(workshop, size, 0)] },
    { name: 'top', material: finish.top, forms: [dish(workshop, size.height, tray)] },
  ]
}

/** The low Giunco: one wide sheaf under a round of stone. */
export function sheafStoneTable(
  workshop: Workshop,
  size: SheafSize,
  diameter: number,
  finish: SheafFinish,
): Part[] {
  const under = { ...size, height: size.height - 0.02 }
  return [
    { name: 'sheaf', material: finish.iron, forms: sheaf(workshop, under, 0) },
    { name: 'collar', material: finish.collar, forms: [collar(workshop, under, 0)] },
    {
      name: 'top',
      material: finish.top,
      forms: [plate(workshop, stadium(diameter, diameter), size.height, 0.02, 0.006)],
    },
  ]
}

/** The console Giunco: two sheaves under one oblong of stone. */
export function sheafConsole(
  workshop: Workshop,
  size: SheafSize,
  top: { width: number; depth: number },
  finish: SheafFinish,
): Part[] {
  const under = { ...size, height: size.height - 0.02 }
  const places = [-1, 1].map((side) => side * (top.width / 2 - top.depth / 2 - 0.05))
  return [
    { name: 'sheaves', material: finish.iron, forms: places.flatMap((x) => sheaf(workshop, under, x)) },
    { name: 'collars', material: finish.collar, forms: places.map((x) => collar(workshop, under, x)) },
    {
      name: 'top',
      material: finish.top,
      forms: [plate(workshop, stadium(top.width, top.depth), size.height, 0.02, 0.006)],
    },
  ]
}

function sheaf(workshop: Workshop, { height, spread, rods, rod }: SheafSize, x: number): BufferGeometry[] {
  const end = height - rod
  const bars = Array.from({ length: rods }, (_, index) => {
    const start = (index / rods) * Math.PI * 2
    const foot: Place = [x + Math.cos(start) * spread, rod, Math.sin(start) * spread]
    const turn = start + TWIST
    const head: Place = [x + Math.cos(turn) * spread, end, Math.sin(turn) * spread]
    // A hammered bar is never quite straight.
    const bend = 0.004 * wobble(index * 2.1, 4)
    const middle: Place = [(foot[0] + head[0]) / 2 + bend, height / 2, (foot[2] + head[2]) / 2 - bend]
    return workshop.bent([foot, middle, head], rod, 20, 10)
  })
  return [...bars, hoop(workshop, spread, rod, rod, x), hoop(workshop, spread, rod, end, x)]
}

/** A bar welded into a ring, lying at a height. */
export function hoop(workshop: Workshop, radius: number, bar: number, y: number, x = 0): BufferGeometry {
  const round: Point[] = Array.from({ length: 17 }, (_, step) => {
    const angle = (step / 16) * Math.PI * 2 - Math.PI / 2
    return [radius + Math.cos(angle) * bar, y + Math.sin(angle) * bar] as const
  })
  return put(workshop.turned(round, { sides: 72 }), [x, 0, 0])
}

function collar(workshop: Workshop, { height, spread, rod }: SheafSize, x: number): BufferGeometry {
  const radius = spread * Math.cos(TWIST / 2) + rod * 1.4
  const band = fillet(
    [
      [radius - rod, -0.012],
      [radius, -0.012, 0.002],
      [radius, 0.012, 0.002],
      [radius - rod, 0.012],
    ],
    5,
  )
  return put(workshop.turned(band, { sides: 72 }), [x, height / 2, 0])
}

/** A tray beaten hollow, its rim turned up by hand. */
function dish(workshop: Workshop, height: number, radius: number): BufferGeometry {
  const profile = fillet(
    [
      [0, height - 0.004],
      [radius - 0.012, height - 0.004, 0.006],
      [radius, height + 0.014, 0.004],
      [radius - 0.004, height + 0.016, 0.001],
      [radius - 0.016, height, 0.006],
      [0, height - 0.001],
    ],
    8,
  )
  const carve = (angle: number, at: number) => 1 + 0.004 * wobble(angle * 3, 8) * (at / radius) ** 4
  return workshop.turned(profile, { sides: 128, carve })
}
