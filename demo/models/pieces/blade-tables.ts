import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { Wood } from '../materials.ts'
import { shapeThrough } from './joinery.ts'

export type BladeTableSize = {
  diameter: number
  height: number
  /** The distance of a foot from the middle, in meters. */
  reach: number
  /** The thickness of a blade and of the top, in meters. */
  blade: number
  top: number
}

/** Trifoglio: a round top, thinned to an edge from below, on three sabre blades that meet back to back. */
export function bladeTable(workshop: Workshop, size: BladeTableSize, wood: Wood): Part[] {
  const blades = [0, 1, 2].map((side) =>
    put(blade(workshop, size), [0, 0, 0], { y: Math.PI / 2 + (side * Math.PI * 2) / 3 }),
  )
  return [
    { name: 'top', material: `${wood}_x`, forms: [top(workshop, size)] },
    { name: 'blades', material: `${wood}_y`, forms: blades },
    { name: 'hub', material: 'brass_brushed', forms: [hub(workshop, size)] },
  ]
}

function top(workshop: Workshop, { diameter, height, top: thickness }: BladeTableSize): BufferGeometry {
  const radius = diameter / 2
  const edge = thickness * 0.36
  const profile = fillet(
    [
      [0, height - thickness],
      [radius * 0.74, height - thickness, 0.05],
      [radius, height - edge, edge * 0.5],
      [radius, height, edge * 0.5],
      [0, height],
    ],
    10,
  )
  return workshop.turned(profile, { sides: 180 })
}

/** The side view of one blade, from the middle outwards; three of them share the middle. */
function blade(workshop: Workshop, size: BladeTableSize): BufferGeometry {
  const { reach, blade: thickness } = size
  const rise = size.height - size.top - 0.006
  const outer = spline(
    [
      [reach, 0],
      [reach * 0.98, rise * 0.035],
      [reach * 0.78, rise * 0.17],
      [reach * 0.42, rise * 0.38],
      [reach * 0.3, rise * 0.56],
      [reach * 0.4, rise * 0.78],
      [reach * 0.78, rise],
    ],
    48,
  )
  const inner = spline(
    [
      [0, rise * 0.34],
      [reach * 0.2, rise * 0.29],
      [reach * 0.6, rise * 0.115],
      [reach - thickness * 1.25, 0],
    ],
    32,
  )
  return workshop.sawn(
    shapeThrough([[0, rise], [0, rise * 0.34], ...inner.slice(1), ...outer]),
    thickness,
    thickness * 0.36,
    24,
  )
}

function hub(workshop: Workshop, size: BladeTableSize): BufferGeometry {
  const under = size.height - size.top
  const radius = size.reach * 0.5
  const profile = fillet([
    [0, under - 0.007],
    [radius, under - 0.007, 0.002],
    [radius, under + 0.001],
    [0, under + 0.001],
  ])
  return workshop.turned(profile, { sides: 96 })
}
