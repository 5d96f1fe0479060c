import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import type { Place } from '../geometry/surface.ts'
import { type Section, strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { wovenSeat } from './woven-seat.ts'

export type BentChairSize = {
  seat: number
  width: number
  depth: number
  /** The height of the bent loop above the seat. */
  loop: number
  /** Whether the loop runs forward over the front legs. */
  arms: boolean
}
export type BentChairFinish = { wood: MaterialName; loop: MaterialName; cord: MaterialName }

/** Ansa: a loop of steamed beech carried by the legs, a seat woven of paper cord. Meters. */
export function ansaChair(workshop: Workshop, size: BentChairSize, finish: BentChairFinish): Part[] {
  const sides = [-1, 1]
  const wood = [
    ...sides.flatMap((side) => [backLeg(workshop, size, side), frontLeg(workshop, size, side)]),
    ...stretchers(workshop, size),
  ]
  const corners = [frontAt(size, -1), frontAt(size, 1), backAt(size, 1), backAt(size, -1)] as const
  return [
    { name: 'frame', material: finish.wood, forms: wood },
    { name: 'loop', material: finish.loop, forms: [loop(workshop, size)] },
    { name: 'seat', material: finish.cord, forms: wovenSeat(workshop, corners) },
  ]
}

const taper =
  (foot: number, middle: number, top: number) =>
  (along: number): Section => {
    const wide = along < 0.5 ? foot + (middle - foot) * along * 2 : middle + (top - middle) * (along * 2 - 1)
    return { wide, thick: wide }
  }

/** Where the seat rails meet the legs. */
function frontAt({ seat, width, depth }: BentChairSize, side: number): Place {
  return [side * (width / 2 - 0.018), seat, depth / 2 - 0.02]
}

function backAt({ seat, width, depth }: BentChairSize, side: number): Place {
  return [side * (width / 2 - 0.055), seat, -depth / 2 + 0.045]
}

/** The line of the loop: level at the sides, a little higher behind the back. */
function loopAt(size: BentChairSize, along: number): Place {
  const side = along * 2 - 1
  const { seat, width, depth, loop: rise, arms } = size
  const wide = width / 2 + (arms ? 0.028 : 0.012)
  const forward = arms ? depth / 2 - 0.005 : depth * 0.06
  const back = -depth / 2 - 0.045
  const angle = (side * Math.PI) / 2
  const bow = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** (arms ? 0.62 : 0.8)
  const drop = arms ? 0.035 * Math.abs(side) ** 2.2 : 0
  return [
    Math.sign(side) * Math.abs(Math.sin(angle)) ** (arms ? 0.72 : 0.85) * wide,
    seat + rise - drop,
    forward + (back - forward) * bow,
  ]
}

function loop(workshop: Workshop, size: BentChairSize): BufferGeometry {
  const places = Array.from({ length: 25 }, (_, index) => loopAt(size, index / 24))
  const section = (along: number): Section => {
    const behind = Math.max(0, Math.cos((along * 2 - 1) * Math.PI * 0.5)) ** (size.arms ? 2.4 : 1.1)
    return { wide: 0.024 - 0.006 * behind, thick: 0.026 + 0.052 * behind, square: 0.72 }
  }
  return swept(workshop, places, section, { facing: [0, 1, 0], rows: 110, columns: 32, easing: 0.01 })
}

function backLeg(workshop: Workshop, size: BentChairSize, side: number): BufferGeometry {
  const [seatX, seatY, seatZ] = backAt(size, side)
  const along = size.arms ? 0.5 + side * 0.19 : 0.5 + side * 0.3
  const [topX, topY, topZ] = loopAt(size, along)
  const places: Place[] = [
    [seatX + side * 0.006, 0, seatZ - 0.075],
    [seatX, seatY * 0.5, seatZ - 0.02],
    [seatX, seatY, seatZ],
    [(seatX + topX) / 2, seatY + (topY - seatY) * 0.5, (seatZ + topZ) / 2 + 0.006],
    [topX, topY - 0.006, topZ],
  ]
  return swept(workshop, places, taper(0.021, 0.034, 0.019), {
    facing: [0, 0, 1],
    rows: 44,
    columns: 24,
  })
}

function frontLeg(workshop: Workshop, size: BentChairSize, side: number): BufferGeometry {
  const [x, y, z] = frontAt(size, side)
  const foot: Place = [x + side * 0.008, 0, z + 0.012]
  if (!size.arms)
    return strut(workshop, foot, [x, y + 0.011, z], taper(0.021, 0.029, 0.034), { rows: 20, easing: 0.007 })
  const [endX, endY, endZ] = loopAt(size, 0.5 + side * 0.485)
  const places: Place[] = [foot, [x, y * 0.55, z + 0.004], [x, y, z], [endX, endY - 0.004, endZ - 0.02]]
  return swept(workshop, places, taper(0.021, 0.034, 0.018), { facing: [0, 0, 1], rows: 40, columns: 24 })
}

function stretchers(workshop: Workshop, size: BentChairSize): BufferGeometry[] {
  const isHigh = size.seat > 0.55
  const y = isHigh ? size.seat - 0.45 : size.seat * 0.42
  const slim = (along: number): Section => {
    const belly = 0.015 + 0.006 * Math.sin(Math.PI * along)
    return { wide: belly, thick: belly }
  }
  const at = (side: number, level: number): [Place, Place] => {
    const share = 1 - level / size.seat
    const [frontX, , frontZ] = frontAt(size, side)
    const [backX, , backZ] = backAt(size, side)
    return [
      [frontX + side * 0.008 * share, level, frontZ + 0.012 * share],
      [backX + side * 0.004 * share, level, backZ - 0.075 * share ** 1.25],
    ]
  }
  const rods = [-1, 1].map((side) => strut(workshop, ...at(side, y), slim, { rows: 14 }))
  const [left] = at(-1, y + 0.05)
  const [right] = at(1, y + 0.05)
  const middleLeft: Place = [left[0] + 0.015, y, 0.01]
  const middleRight: Place = [right[0] - 0.015, y, 0.01]
  const bar = isHigh
    ? strut(workshop, left, right, slim, { rows: 14 })
    : strut(workshop, middleLeft, middleRight, slim, { rows: 14 })
  return [...rods, bar]
}
