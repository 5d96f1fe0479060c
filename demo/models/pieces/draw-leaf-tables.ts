import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import type { Corner } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { fourCorners, leg, oblong, outline, plate } from './joinery.ts'

export type DrawLeafSize = { length: number; depth: number; height: number; leaf: number }
export type DrawLeafFinish = { wood: Wood; metal: MaterialName }

const SHEET = 0.02
const PLAY = 0.003
const APRON = 0.062

/** Organetto: a dining table with a leaf hidden under each end of its top. Drawn closed, in meters. */
export function drawLeafTable(workshop: Workshop, size: DrawLeafSize, finish: DrawLeafFinish): Part[] {
  return [
    { name: 'top', material: `${finish.wood}_x`, forms: [...top(workshop, size), ...apron(workshop, size)] },
    { name: 'legs', material: `${finish.wood}_y`, forms: legs(workshop, size) },
    {
      name: 'metal',
      material: finish.metal,
      forms: [line(workshop, size), ...shoes(workshop, size), ...tabs(workshop, size)],
    },
  ]
}

function top(workshop: Workshop, { length, depth, height, leaf }: DrawLeafSize): BufferGeometry[] {
  const radius = 0.09
  const end = (side: number, inner: number): Corner[] => [
    [side * inner, -depth / 2],
    [(side * length) / 2, -depth / 2, radius],
    [(side * length) / 2, depth / 2, radius],
    [side * inner, depth / 2],
  ]
  const under = height - SHEET - PLAY
  return [
    plate(workshop, oblong(length, depth, radius), height, SHEET, 0.006),
    ...[-1, 1].map((side) => plate(workshop, outline(end(side, length / 2 - leaf), 14), under, SHEET, 0.005)),
    put(workshop.planed(length - 2 * leaf - 0.004, SHEET, depth - 0.05, 0.002), [0, under - SHEET / 2, 0]),
    put(workshop.planed(length - 0.06, PLAY + 0.002, depth - 0.06, 0.0005), [0, under + PLAY / 2, 0]),
  ]
}

function apron(workshop: Workshop, { length, depth, height }: DrawLeafSize): BufferGeometry[] {
  const middle = height - 2 * SHEET - PLAY - APRON / 2
  const [x, z] = [length / 2 - 0.1, depth / 2 - 0.085]
  return [
    ...[-z, z].map((at) => put(workshop.planed(2 * x, APRON, 0.022, 0.004), [0, middle, at])),
    ...[-x, x].map((at) => put(workshop.planed(0.022, APRON, 2 * z, 0.004), [at, middle, 0])),
  ]
}

/** A thread of metal let into the top, a hand's breadth from the edge. */
function line(workshop: Workshop, { length, depth, height }: DrawLeafSize): BufferGeometry {
  const ring = oblong(length - 0.13, depth - 0.13, 0.04)
  ring.holes.push(oblong(length - 0.136, depth - 0.136, 0.037))
  return plate(workshop, ring, height + 0.0003, 0.003, 0.0003)
}

function stance({ length, depth, height }: DrawLeafSize) {
  return { head: height - 2 * SHEET - PLAY, corners: fourCorners(length / 2 - 0.1, depth / 2 - 0.085) }
}

function legs(workshop: Workshop, size: DrawLeafSize): BufferGeometry[] {
  const { head, corners } = stance(size)
  return corners.map(([x, z]) =>
    leg(workshop, {
      foot: [x, 0.005, z],
      head: [x, head, z],
      footWidth: 0.032,
      headWidth: 0.07,
      roundness: 0.62,
    }),
  )
}

function shoes(workshop: Workshop, size: DrawLeafSize): BufferGeometry[] {
  return stance(size).corners.map(([x, z]) =>
    leg(workshop, {
      foot: [x, 0, z],
      head: [x, 0.05, z],
      footWidth: 0.0335,
      headWidth: 0.0364,
      roundness: 0.62,
    }),
  )
}

/** The tongues with which the leaves are pulled out. */
function tabs(workshop: Workshop, { length, height }: DrawLeafSize): BufferGeometry[] {
  const y = height - SHEET - PLAY - SHEET - 0.004
  return [-1, 1].map((side) =>
    put(workshop.planed(0.03, 0.006, 0.12, 0.002), [side * (length / 2 - 0.017), y, 0]),
  )
}
