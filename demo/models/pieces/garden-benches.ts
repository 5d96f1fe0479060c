import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { type Section, strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type SlattedSize = { length: number; back: boolean; arms: boolean }
export type SlattedFinish = { slats: MaterialName; frame: MaterialName; screws: MaterialName }

/** Rifugio: larch slats that follow one continuous curve of seat and back, on forged frames. Meters. */
export function rifugioBench(workshop: Workshop, size: SlattedSize, finish: SlattedFinish): Part[] {
  const line = size.back ? SETTLE : BENCH
  const frames = size.length > 1.3 ? [-1, 0, 1] : [-1, 1]
  const places = frames.map((side) => side * (size.length / 2 - 0.19))
  const slats = slatsOn(line, size.back ? 13 : 7)
  return [
    {
      name: 'slats',
      material: finish.slats,
      forms: [
        ...slats.map((slat) => slatAt(workshop, slat, size.length)),
        ...(size.arms ? armRests(workshop, size) : []),
      ],
    },
    { name: 'frames', material: finish.frame, forms: places.flatMap((x) => frame(workshop, x, line, size)) },
    {
      name: 'screws',
      material: finish.screws,
      forms: slats.flatMap((slat) => places.map((x) => screw(workshop, slat, x))),
    },
  ]
}

/** The continuous curve seen from the side: z to the front, y up. */
const SETTLE: readonly (readonly [z: number, y: number])[] = [
  [0.29, 0.4],
  [0.25, 0.43],
  [0.12, 0.425],
  [-0.04, 0.405],
  [-0.15, 0.405],
  [-0.215, 0.45],
  [-0.25, 0.56],
  [-0.295, 0.7],
  [-0.335, 0.8],
]
const BENCH: readonly (readonly [z: number, y: number])[] = [
  [0.21, 0.415],
  [0.17, 0.44],
  [0.06, 0.432],
  [-0.06, 0.432],
  [-0.17, 0.44],
  [-0.21, 0.415],
]

type Line = typeof SETTLE
type Slat = { y: number; z: number; tilt: number }

function pointOn(line: Line, share: number): readonly [z: number, y: number] {
  const position = Math.min(Math.max(share, 0), 1) * (line.length - 1)
  const index = Math.min(Math.floor(position), line.length - 2)
  const t = position - index
  const at = (step: number) => line[Math.min(Math.max(index + step, 0), line.length - 1)] ?? [0, 0]
  const blend = (axis: 0 | 1): number => {
    const [a, b, c, d] = [at(-1)[axis], at(0)[axis], at(1)[axis], at(2)[axis]]
    return (
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
    )
  }
  return [blend(0), blend(1)]
}

/** Slats at even distances along the curve. */
function slatsOn(line: Line, count: number): Slat[] {
  const fine = Array.from({ length: 201 }, (_, index) => pointOn(line, index / 200))
  const distances = [0]
  for (const [index, [z, y]] of fine.entries()) {
    const before = fine[index - 1]
    if (before) distances.push((distances.at(-1) ?? 0) + Math.hypot(z - before[0], y - before[1]))
  }
  const total = distances.at(-1) ?? 1
  return Array.from({ length: count }, (_, slat) => {
    const target = 0.02 + (slat / (count - 1)) * (total - 0.04)
    const index = Math.max(
      1,
      distances.findIndex((distance) => distance >= target),
    )
    const [z, y] = fine[index] ?? [0, 0]
    const [z0, y0] = fine[Math.max(0, index - 4)] ?? [0, 0]
    const [z1, y1] = fine[Math.min(200, index + 4)] ?? [0, 0]
    return { y, z, tilt: Math.atan2(y1 - y0, z0 - z1) }
  })
}

function slatAt(workshop: Workshop, { y, z, tilt }: Slat, length: number): BufferGeometry {
  const up: Place = [0, Math.cos(tilt), Math.sin(tilt)]
  return strut(
    workshop,
    [-length / 2, y, z],
    [length / 2, y, z],
    () => ({ wide: 0.056, thick: 0.024, square: 0.38 }),
    {
      facing: up,
      columns: 36,
      rows: 8,
      easing: 0.005,
    },
  )
}

function frame(workshop: Workshop, x: number, line: Line, { back }: SlattedSize): BufferGeometry[] {
  const flat = (): Section => ({ wide: 0.011, thick: 0.034, square: 0.3 })
  const under = Array.from({ length: 25 }, (_, index): Place => {
    const [z, y] = pointOn(line, index / 24)
    const [z1, y1] = pointOn(line, Math.min(1, index / 24 + 0.01))
    const [z0, y0] = pointOn(line, Math.max(0, index / 24 - 0.01))
    const tilt = Math.atan2(y1 - y0, z0 - z1)
    return [x, y - Math.cos(tilt) * 0.0175, z - Math.sin(tilt) * 0.0175]
  })
  const deep = back ? -0.2 : -0.16
  const front = back ? 0.22 : 0.16
  const hoop: Place[] = [
    [x, 0.006, deep - 0.09],
    [x, 0.2, deep - 0.035],
    [x, 0.36, deep],
    [x, 0.392, deep + 0.06],
    [x, 0.392, front - 0.06],
    [x, 0.36, front],
    [x, 0.2, front + 0.03],
    [x, 0.006, front + 0.06],
  ]
  return [
    swept(workshop, under, flat, { facing: [1, 0, 0], rows: 60, columns: 16 }),
    swept(workshop, hoop, flat, { facing: [1, 0, 0], rows: 72, columns: 16 }),
  ]
}

function armRests(workshop: Workshop, { length }: SlattedSize): BufferGeometry[] {
  return [-1, 1].flatMap((side) => {
    const x = side * (length / 2 - 0.19)
    const arm: Place[] = [
      [x, 0.59, -0.26],
      [x + side * 0.01, 0.615, -0.02],
      [x + side * 0.008, 0.6, 0.27],
    ]
    return [
      swept(workshop, arm, () => ({ wide: 0.05, thick: 0.022, square: 0.5 }), {
        facing: [0, 1, 0],
        rows: 40,
        columns: 28,
        easing: 0.008,
      }),
      strut(workshop, [x, 0.38, 0.225], [x + side * 0.008, 0.6, 0.22], post, { rows: 10 }),
    ]
  })
}

function post(): Section {
  return { wide: 0.024, thick: 0.024 }
}

function screw(workshop: Workshop, { y, z, tilt }: Slat, x: number): BufferGeometry {
  const profile = fillet(
    [
      [0, 0],
      [0.0055, 0, 0.0005],
      [0.005, 0.0016, 0.001],
      [0, 0.002],
    ],
    4,
  )
  return put(
    workshop.turned(profile, { sides: 18 }),
    [x, y + Math.cos(tilt) * 0.0118, z + Math.sin(tilt) * 0.0118],
    { x: tilt },
  )
}
