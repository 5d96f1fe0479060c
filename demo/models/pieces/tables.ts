import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, spline } from '../geometry/profile.ts'
import { stretch } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type TableSize = {
  /** In meters, left to right. A table longer than it is deep is an oval. */
  length: number
  depth: number
  height: number
  /** The radius of the foot in meters. */
  foot: number
  flutes: number
}
export type TableFinish = { stone: MaterialName; ring: MaterialName }

const TOP_THICKNESS = 0.03

/** Ninfea: a slim ogee-edged top on a fluted, waisted pedestal, all of one stone. */
export function ninfeaTable(workshop: Workshop, size: TableSize, finish: TableFinish): Part[] {
  const long = size.length / size.depth
  const footLong = 1 + (long - 1) * 0.75
  return [
    { name: 'top', material: finish.stone, forms: [stretch(top(workshop, size), long, 1, 1)] },
    {
      name: 'foot',
      material: finish.stone,
      forms: [pedestal(workshop, size), plinth(workshop, size)].map((form) => stretch(form, footLong, 1, 1)),
    },
    { name: 'ring', material: finish.ring, forms: [stretch(ring(workshop, size), footLong, 1, 1)] },
  ]
}

function top(workshop: Workshop, { depth, height }: TableSize): BufferGeometry {
  const radius = depth / 2
  const under = height - TOP_THICKNESS
  const profile = fillet(
    [
      [0, under],
      [radius - 0.055, under, 0.02],
      [radius, height - 0.012, 0.012],
      [radius, height, 0.006],
      [radius - 0.02, height, 0.004],
      [0, height],
    ],
    10,
  )
  return workshop.turned(profile, { sides: 192 })
}

function pedestal(workshop: Workshop, { height, foot, flutes }: TableSize): BufferGeometry {
  const end = height - TOP_THICKNESS
  const tall = (share: number) => 0.05 + share * (end - 0.052)
  const wide = (share: number) => foot * share
  const waist = spline(
    [
      [wide(0.917), 0.05],
      [wide(0.792), tall(0.075)],
      [wide(0.556), tall(0.3)],
      [wide(0.458), tall(0.53)],
      [wide(0.514), tall(0.77)],
      [wide(0.75), tall(0.965)],
      [wide(0.875), end - 0.002],
    ],
    72,
  )
  const carve = (angle: number, _radius: number, y: number) => {
    const edge = 1 - Math.abs(Math.cos((angle * flutes) / 2))
    const fade = Math.min(1, (0.02 + Math.min(y - 0.05, end - y)) / 0.03)
    return 1 - 0.055 * edge * fade
  }
  return workshop.turned(waist, { sides: flutes * 20, carve })
}

function plinth(workshop: Workshop, { foot }: TableSize): BufferGeometry {
  const profile = fillet([
    [0, 0],
    [foot - 0.005, 0, 0.003],
    [foot, 0.012, 0.004],
    [foot, 0.034, 0.01],
    [foot - 0.025, 0.052, 0.006],
    [0, 0.052],
  ])
  return workshop.turned(profile, { sides: 160 })
}

function ring(workshop: Workshop, { height, foot }: TableSize): BufferGeometry {
  const end = height - TOP_THICKNESS
  const radius = foot * 0.9
  const profile = fillet(
    [
      [radius - 0.014, end - 0.012],
      [radius, end - 0.012, 0.003],
      [radius, end, 0.003],
      [radius - 0.032, end],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 128 })
}
