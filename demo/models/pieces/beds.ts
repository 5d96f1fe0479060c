import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { padded } from '../geometry/padding.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { type Section, strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { type BeddingFinish, bedding } from './bedding.ts'

export type BedSize = { width: number; length: number }
export type QuiltedBedFinish = BeddingFinish & { cover: MaterialName; legs: MaterialName }
export type WoodenBedFinish = BeddingFinish & {
  lying: MaterialName
  long: MaterialName
  standing: MaterialName
  wedge: MaterialName
}

const DECK = 0.25

/** Coltre: a headboard of padded squares, as if a quilt had been hung to air, and soft side rails. Meters. */
export function coltreBed(workshop: Workshop, { width, length }: BedSize, finish: QuiltedBedFinish): Part[] {
  const back = -length / 2
  const wide = width + 0.26
  const legs = [-1, 1].flatMap((x) =>
    [back - 0.02, length / 2 - 0.1].map((z): Place => [x * (width / 2 - 0.08), 0, z]),
  )
  const rail = (w: number, d: number, [x, y, z]: Place) =>
    padded(workshop, {
      width: w,
      height: 0.19,
      depth: d,
      sideRoundness: 0.3,
      planRoundness: 0.2,
      squares: 36,
      move: ([px, py, pz]) => [px + x, py + y, pz + z],
    })
  return [
    {
      name: 'headboard',
      material: finish.cover,
      forms: [...squares(workshop, wide, back), backing(workshop, wide, back)],
    },
    {
      name: 'rails',
      material: finish.cover,
      forms: [
        ...[-1, 1].map((side) => rail(0.075, length + 0.06, [side * (width / 2 + 0.03), 0.19, 0.02])),
        rail(width + 0.13, 0.075, [0, 0.19, length / 2 + 0.04]),
      ],
    },
    { name: 'legs', material: finish.legs, forms: legs.map((place) => put(turnedFoot(workshop), place)) },
    ...bedding(workshop, { width, length, floor: DECK - 0.04, head: back }, finish),
  ]
}

const ROWS = 3
const COLUMNS = 6

function squares(workshop: Workshop, wide: number, back: number): BufferGeometry[] {
  const across = wide / COLUMNS
  const tall = 0.265
  return Array.from({ length: ROWS * COLUMNS }, (_, index) => {
    const row = Math.floor(index / COLUMNS)
    const x = ((index % COLUMNS) - (COLUMNS - 1) / 2) * across
    const y = 0.32 + (row + 0.5) * tall
    return padded(workshop, {
      width: across + 0.004,
      height: tall + 0.004,
      depth: 0.115,
      sideRoundness: 0.34,
      planRoundness: 0.5,
      seed: 50 + index,
      squares: 17,
      // The quilt hangs, so it leans back a little and is fuller towards the floor.
      move: ([px, py, pz]) => [px + x, py + y, pz * (1.08 - row * 0.06) + back - 0.07 - (py + y - 0.3) * 0.1],
    })
  })
}

function backing(workshop: Workshop, wide: number, back: number): BufferGeometry {
  return padded(workshop, {
    width: wide - 0.01,
    height: 1.03,
    depth: 0.07,
    sideRoundness: 0.12,
    planRoundness: 0.3,
    squares: 30,
    move: ([x, y, z]) => [x, y + 0.08 + 0.515, z + back - 0.1 - Math.max(0, y + 0.295) * 0.1],
  })
}

function turnedFoot(workshop: Workshop): BufferGeometry {
  const profile = fillet(
    [
      [0, 0],
      [0.017, 0, 0.003],
      [0.026, 0.12, 0.002],
      [0, 0.12],
    ],
    5,
  )
  return workshop.turned(profile, { sides: 40 })
}

/** Baita: four tapered posts, deep rails wedged through them, a headboard of upright slats. Meters. */
export function baitaBed(workshop: Workshop, { width, length }: BedSize, finish: WoodenBedFinish): Part[] {
  const back = -length / 2 - 0.035
  const front = length / 2 + 0.035
  const half = width / 2 + 0.045
  const posts = [-1, 1].flatMap((side) => [
    post(workshop, [side * half, 0, back], 1.02, -0.075),
    post(workshop, [side * half, 0, front], 0.47, 0),
  ])
  return [
    { name: 'posts', material: finish.standing, forms: [...posts, ...headSlats(workshop, half, back)] },
    { name: 'sides', material: finish.long, forms: longRails(workshop, half, back, front) },
    { name: 'rails', material: finish.lying, forms: crossRails(workshop, half, back, front) },
    { name: 'wedges', material: finish.wedge, forms: wedges(workshop, half, back, front) },
    ...bedding(workshop, { width, length, floor: DECK - 0.02, head: -length / 2 }, finish),
  ]
}

/** Square where the rails enter, tapering to both ends; the hind posts lean back above the mattress. */
function post(workshop: Workshop, [x, y, z]: Place, height: number, lean: number): BufferGeometry {
  const places: Place[] =
    lean === 0
      ? [
          [x, y, z],
          [x, height / 2, z],
          [x, height, z],
        ]
      : [
          [x, y, z],
          [x, 0.3, z],
          [x, 0.52, z + lean * 0.12],
          [x, height, z + lean],
        ]
  const section = (along: number): Section => {
    const level = along * height
    const wide =
      level < 0.3
        ? 0.036 + 0.024 * Math.min(1, level / 0.2)
        : 0.06 - 0.022 * ((level - 0.3) / (height - 0.29))
    return { wide, thick: wide, square: 0.5 }
  }
  return swept(workshop, places, section, { facing: [0, 0, 1], rows: 48, columns: 32, easing: 0.01 })
}

function headLine(y: number, back: number): number {
  return back - 0.075 * Math.max(0, (y - 0.42) / 0.6) ** 1.15
}

function headSlats(workshop: Workshop, half: number, back: number): BufferGeometry[] {
  const count = 17
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count - 0.5) * (2 * half - 0.06)
    const places = [0.4, 0.6, 0.8, 0.96].map((y): Place => [x, y, headLine(y, back)])
    return swept(workshop, places, () => ({ wide: 0.046, thick: 0.013, square: 0.42 }), {
      facing: [0, 0, 1],
      rows: 16,
      columns: 20,
    })
  })
}

const RAIL = 0.235
const deep = (): Section => ({ wide: 0.028, thick: 0.15, square: 0.2 })

function longRails(workshop: Workshop, half: number, back: number, front: number): BufferGeometry[] {
  return [-1, 1].map((side) =>
    strut(workshop, [side * half, RAIL, back + 0.02], [side * half, RAIL, front - 0.02], deep, {
      facing: [0, 1, 0],
      columns: 40,
    }),
  )
}

function crossRails(workshop: Workshop, half: number, back: number, front: number): BufferGeometry[] {
  const ends = [back, front].map((z) =>
    strut(workshop, [-half + 0.02, RAIL, z], [half - 0.02, RAIL, z], deep, {
      facing: [0, 1, 0],
      columns: 40,
    }),
  )
  const comb = (level: number, tall: number) =>
    strut(
      workshop,
      [-half + 0.012, level, headLine(level, back)],
      [half - 0.012, level, headLine(level, back)],
      () => ({ wide: 0.028, thick: tall, square: 0.3 }),
      { facing: [0, 1, -0.13], columns: 36 },
    )
  const deck = Array.from({ length: 14 }, (_, index) =>
    put(workshop.planed(2 * half - 0.02, 0.016, 0.075, 0.004), [
      0,
      DECK - 0.03,
      back + 0.12 + index * ((front - back - 0.24) / 13),
    ]),
  )
  return [...ends, comb(0.43, 0.05), comb(0.955, 0.07), ...deck]
}

/** The ends of the tenons, wedged, showing on the outside of the posts. */
function wedges(workshop: Workshop, half: number, back: number, front: number): BufferGeometry[] {
  return [-1, 1].flatMap((side) =>
    [back, front].map((z) =>
      put(workshop.planed(0.012, 0.09, 0.018, 0.002), [side * (half + 0.0265), RAIL, z]),
    ),
  )
}
