import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Pad, padded, welt } from '../geometry/padding.ts'
import type { Place } from '../geometry/surface.ts'
import { round, type Section, strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type PaddedChairSize = { seat: number; width: number; depth: number; back: number }
export type PaddedChairFinish = {
  cover: MaterialName
  seam: MaterialName
  legs: MaterialName
  metal: MaterialName
}

/** Merla: a round seat and a padded back that floats behind it on the two hind legs. Meters. */
export function merlaChair(workshop: Workshop, size: PaddedChairSize, finish: PaddedChairFinish): Part[] {
  const cushion = seatPad(size)
  const parts: Part[] = [
    { name: 'seat', material: finish.cover, forms: [padded(workshop, cushion)] },
    { name: 'back', material: finish.cover, forms: [back(workshop, size)] },
    { name: 'seams', material: finish.seam, forms: [welt(workshop, cushion, -0.45, 0.003)] },
    {
      name: 'legs',
      material: finish.legs,
      forms: [-1, 1].flatMap((side) => [frontLeg(workshop, size, side), backLeg(workshop, size, side)]),
    },
    { name: 'apron', material: finish.legs, forms: [apron(workshop, size)] },
  ]
  return size.seat > 0.55
    ? [...parts, { name: 'footrest', material: finish.metal, forms: footrest(workshop, size) }]
    : parts
}

const CUSHION = 0.085

function seatPad({ seat, width, depth }: PaddedChairSize): Pad {
  return {
    width: width - 0.045,
    height: CUSHION,
    depth: depth - 0.045,
    sideRoundness: 0.42,
    planRoundness: 0.72,
    puff: 0.28,
    squares: 56,
    move: ([x, y, z]) => [x * (1 + (0.07 * z) / depth), y + seat - CUSHION / 2, z + 0.015],
  }
}

/** The line of the back: an arc that opens forward like wings. */
function backAt({ seat, width, depth, back: rise }: PaddedChairSize, along: number): Place {
  const angle = ((along * 2 - 1) * Math.PI * 1.12) / 2
  return [
    Math.sin(angle) * (width / 2 - 0.005) * (1 - 0.04 * Math.abs(along * 2 - 1) ** 4),
    seat + rise,
    -Math.cos(angle) * (depth / 2 + 0.01),
  ]
}

function back(workshop: Workshop, size: PaddedChairSize): BufferGeometry {
  const places = Array.from({ length: 25 }, (_, index) => {
    const along = index / 24
    const [x, y, z] = backAt(size, along)
    const wing = Math.abs(along * 2 - 1)
    const place: Place = [x, y - 0.035 * wing ** 2, z]
    return place
  })
  const section = (along: number): Section => {
    const wing = Math.abs(along * 2 - 1)
    return { wide: 0.052 + 0.012 * (1 - wing), thick: 0.25 - 0.1 * wing ** 1.6, square: 0.56 }
  }
  return swept(workshop, places, section, { facing: [0, 1, -0.0], rows: 120, columns: 44, easing: 0.025 })
}

function frontLeg(workshop: Workshop, { seat, width, depth }: PaddedChairSize, side: number): BufferGeometry {
  const splay = 0.02 * (seat / 0.46)
  const section = (along: number): Section => ({ wide: 0.018 + 0.017 * along, thick: 0.018 + 0.017 * along })
  const top: Place = [side * (width / 2 - 0.075), seat - CUSHION + 0.012, depth / 2 - 0.075]
  return strut(workshop, [top[0] + side * splay, 0, top[2] + splay], top, section, { rows: 16 })
}

function backLeg(workshop: Workshop, size: PaddedChairSize, side: number): BufferGeometry {
  const [x, y, z] = backAt(size, 0.5 + side * 0.2)
  const { seat } = size
  const places: Place[] = [
    [x + side * 0.012, 0, z - 0.055],
    [x, seat * 0.55, z + 0.008],
    [x, seat - 0.03, z + 0.016],
    [x, seat + size.back * 0.6, z + 0.004],
    [x, y - 0.03, z],
  ]
  const section = (along: number): Section => {
    const wide = 0.018 + 0.016 * Math.sin(Math.PI * Math.min(1, along * 0.95 + 0.03)) ** 0.8
    return { wide, thick: wide }
  }
  return swept(workshop, places, section, { facing: [0, 0, 1], rows: 40, columns: 24 })
}

/** The bent hoop under the cushion that ties the legs. */
function apron(workshop: Workshop, { seat, width, depth }: PaddedChairSize): BufferGeometry {
  const places = Array.from({ length: 28 }, (_, index): Place => {
    const angle = (index / 28) * Math.PI * 2
    const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 0.72
    return [
      soft(Math.cos(angle)) * (width / 2 - 0.062),
      seat - CUSHION,
      soft(Math.sin(angle)) * (depth / 2 - 0.062) + 0.012,
    ]
  })
  return swept(workshop, places, () => ({ wide: 0.02, thick: 0.034, square: 0.45 }), {
    facing: [0, 1, 0],
    closed: true,
    rows: 120,
    columns: 24,
  })
}

function footrest(workshop: Workshop, size: PaddedChairSize): BufferGeometry[] {
  const y = size.seat - 0.46
  const splay = 0.02 * (size.seat / 0.46) * (1 - y / size.seat)
  const x = size.width / 2 - 0.075 + splay
  const z = size.depth / 2 - 0.075 + splay
  const [backX, , backZ] = backAt(size, 0.7)
  const ends: [Place, Place] = [
    [-x, y, z],
    [x, y, z],
  ]
  const sides = [-1, 1].map((side) =>
    strut(workshop, [side * x, y, z], [side * (backX + 0.006), y, backZ - 0.012], round(0.013), { rows: 8 }),
  )
  return [strut(workshop, ...ends, round(0.015), { rows: 10 }), ...sides]
}
