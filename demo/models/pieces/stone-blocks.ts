import { type BufferGeometry, Shape } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put, stretch } from '../geometry/solids.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type ArcadeSize = {
  width: number
  height: number
  depth: number
  arches: number
  /** The width of a pier, in meters. */
  pier: number
}
export type IslandSize = {
  length: number
  depth: number
  height: number
  legs: readonly { x: number; z: number; radius: number }[]
}

const SLAB = 0.03
const SHADOW = 0.009

/** Arcata: an arcade of stone under a slab that seems to hover a finger's breadth above it. Meters. */
export function arcade(workshop: Workshop, size: ArcadeSize, stone: MaterialName): Part[] {
  const { width, height, depth } = size
  const body = height - SLAB - SHADOW
  const slab = workshop.planed(width + 0.012, SLAB, depth + 0.012, 0.005)
  const bed = workshop.planed(width - 0.028, SHADOW + 0.004, depth - 0.028, 0.001)
  return [
    {
      name: 'arcade',
      material: stone,
      forms: [workshop.sawn(arches(size, body), depth, 0.006, 40)],
    },
    { name: 'slab', material: stone, forms: [put(slab, [0, height - SLAB / 2, 0])] },
    { name: 'bed', material: stone, forms: [put(bed, [0, body + SHADOW / 2, 0])] },
  ]
}

function arches({ width, arches: count, pier }: ArcadeSize, height: number): Shape {
  const radius = (width - (count + 1) * pier) / count / 2
  const crown = Math.min(0.05, pier)
  const spring = height - crown - radius
  const shape = new Shape()
  shape.moveTo(-width / 2, 0)
  for (let arch = 0; arch < count; arch++) {
    const left = -width / 2 + pier + arch * (2 * radius + pier)
    shape.lineTo(left, 0)
    shape.lineTo(left, spring)
    shape.absarc(left + radius, spring, radius, Math.PI, 0, true)
    shape.lineTo(left + 2 * radius, 0)
  }
  shape.lineTo(width / 2, 0)
  shape.lineTo(width / 2, height)
  shape.lineTo(-width / 2, height)
  shape.closePath()
  return shape
}

/** Isola: a pebble of stone, hollowed under the rim, on drums of unequal girth. */
export function island(workshop: Workshop, size: IslandSize, stone: MaterialName): Part[] {
  const under = size.height - 0.052
  return [
    { name: 'top', material: stone, forms: [pebble(workshop, size)] },
    {
      name: 'drums',
      material: stone,
      forms: size.legs.map(({ x, z, radius }) => put(drum(workshop, radius, under + 0.004), [x, 0, z])),
    },
  ]
}

function pebble(workshop: Workshop, { length, depth, height }: IslandSize): BufferGeometry {
  const radius = depth / 2
  const profile = fillet(
    [
      [0, height - 0.052],
      [radius - 0.09, height - 0.052, 0.03],
      [radius, height - 0.016, 0.014],
      [radius, height, 0.012],
      [0, height],
    ],
    12,
  )
  const top = workshop.turned(profile, { sides: 200, carve: (angle) => 1 + 0.045 * wobble(angle, 12) })
  top.computeBoundingBox()
  const box = top.boundingBox
  if (!box) throw new Error('The top has no bounding box')
  top.translate(-(box.min.x + box.max.x) / 2, 0, -(box.min.z + box.max.z) / 2)
  return stretch(top, length / (box.max.x - box.min.x), 1, depth / (box.max.z - box.min.z))
}

function drum(workshop: Workshop, radius: number, height: number): BufferGeometry {
  const profile = fillet(
    [
      [0, 0],
      [radius * 0.9, 0, 0.006],
      [radius, height * 0.42, height * 0.3],
      [radius * 0.84, height],
      [0, height],
    ],
    14,
  )
  return workshop.turned(profile, { sides: 112 })
}
