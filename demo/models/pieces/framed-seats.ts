import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Pad, padded, welt } from '../geometry/padding.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { type Section, strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type FrameFinish = {
  wood: MaterialName
  rails: MaterialName
  /** The parts that run from front to back: arms and side rails. */
  sides: MaterialName
  cover: MaterialName
  roll: MaterialName
  strap: MaterialName
}
export type FramedSize = { seats: number; seatWidth: number }

const SEAT = 0.24
const DEPTH = 0.74
const ARM = 0.56
const CUSHION = 0.14

/** Lanca: two bent side frames, rails between them, a back of slats, loose corded cushions. Meters. */
export function lancaSeat(workshop: Workshop, size: FramedSize, finish: FrameFinish): Part[] {
  const half = (size.seats * size.seatWidth) / 2 + 0.03
  const pads = [...seatPads(size), ...leaningPads(size)]
  const sides = [-1, 1]
  return [
    { name: 'frame', material: finish.wood, forms: sides.flatMap((side) => limbs(workshop, side * half)) },
    {
      name: 'sides',
      material: finish.sides,
      forms: sides.flatMap((side) => armAndRail(workshop, side * half)),
    },
    {
      name: 'rails',
      material: finish.rails,
      forms: [...rails(workshop, half), ...backSlats(workshop, half)],
    },
    { name: 'cushions', material: finish.cover, forms: pads.map((pad) => padded(workshop, pad)) },
    {
      name: 'cords',
      material: finish.cover,
      forms: pads.flatMap((pad) => [welt(workshop, pad, 0.72, 0.0036), welt(workshop, pad, -0.72, 0.0036)]),
    },
  ]
}

const limb =
  (foot: number, middle: number, top: number) =>
  (along: number): Section => {
    const wide = along < 0.5 ? foot + (middle - foot) * along * 2 : middle + (top - middle) * (along * 2 - 1)
    return { wide: wide * 0.82, thick: wide, square: 0.8 }
  }

/** The seat rises towards the front, so that one sinks into it. */
function seatLine(z: number): number {
  return SEAT + (z + DEPTH / 2) * 0.1
}

function limbs(workshop: Workshop, x: number): BufferGeometry[] {
  const front = DEPTH / 2
  const frontLeg: Place[] = [
    [x, 0, front + 0.005],
    [x, 0.28, front - 0.03],
    [x, ARM - 0.012, front - 0.055],
  ]
  const backLeg: Place[] = [
    [x, 0, -front - 0.03],
    [x, 0.2, -front + 0.055],
    [x, 0.36, -front + 0.075],
    [x, 0.56, -front + 0.015],
    [x, 0.76, -front - 0.085],
  ]
  return [
    swept(workshop, frontLeg, limb(0.024, 0.038, 0.028), { facing: [0, 0, 1], rows: 32, columns: 28 }),
    swept(workshop, backLeg, limb(0.024, 0.042, 0.024), {
      facing: [0, 0, 1],
      rows: 48,
      columns: 28,
      easing: 0.008,
    }),
  ]
}

function armAndRail(workshop: Workshop, x: number): BufferGeometry[] {
  const side = Math.sign(x)
  const front = DEPTH / 2
  const arm: Place[] = [
    [x, ARM - 0.03, -front + 0.02],
    [x + side * 0.012, ARM + 0.004, -0.12],
    [x + side * 0.014, ARM + 0.012, 0.12],
    [x + side * 0.004, ARM - 0.004, front + 0.045],
  ]
  const paddle = (along: number): Section => {
    const swell = Math.sin(Math.PI * Math.min(1, along * 1.02)) ** 0.8
    return { wide: 0.028 + 0.034 * swell * (0.4 + 0.6 * along), thick: 0.022, square: 0.62 }
  }
  const rail: [Place, Place] = [
    [x, seatLine(-front + 0.07) - 0.02, -front + 0.07],
    [x, seatLine(front - 0.03) - 0.02, front - 0.03],
  ]
  const section = (): Section => ({ wide: 0.022, thick: 0.05, square: 0.5 })
  return [
    swept(workshop, arm, paddle, { facing: [0, 1, 0], rows: 56, columns: 32, easing: 0.008 }),
    strut(workshop, ...rail, section, { facing: [0, 1, 0], columns: 24 }),
  ]
}

function rails(workshop: Workshop, half: number): BufferGeometry[] {
  const front = DEPTH / 2
  const board = (): Section => ({ wide: 0.022, thick: 0.05, square: 0.5 })
  const slat = (): Section => ({ wide: 0.055, thick: 0.012, square: 0.4 })
  const across = [-front + 0.08, front - 0.04].map((z) =>
    strut(workshop, [-half, seatLine(z) - 0.02, z], [half, seatLine(z) - 0.02, z], board, {
      facing: [0, 1, 0],
    }),
  )
  const slats = Array.from({ length: 6 }, (_, index) => {
    const z = -front + 0.16 + index * 0.092
    const y = seatLine(z) - 0.008
    return strut(workshop, [-half, y, z], [half, y, z], slat, { facing: [0, 1, -0.1] })
  })
  return [...across, ...slats]
}

/** The line of the hind legs at a height: slats and cushions lean on it. */
function backLine(y: number): number {
  return -DEPTH / 2 + 0.075 - Math.max(0, y - 0.36) ** 1.25 * 0.48
}

function backSlats(workshop: Workshop, half: number): BufferGeometry[] {
  const section = (): Section => ({ wide: 0.042, thick: 0.018, square: 0.5 })
  return [0.45, 0.545, 0.64, 0.735].map((y) => {
    const z = backLine(y)
    const places: Place[] = [
      [-half, y, z],
      [-half * 0.5, y, z - 0.014],
      [0, y, z - 0.018],
      [half * 0.5, y, z - 0.014],
      [half, y, z],
    ]
    return swept(workshop, places, section, { facing: [0, 0.5, 1], rows: 40, columns: 24 })
  })
}

function columnsOf({ seats, seatWidth }: FramedSize): number[] {
  return Array.from({ length: seats }, (_, seat) => (seat - (seats - 1) / 2) * seatWidth)
}

function seatPads(size: FramedSize): Pad[] {
  return columnsOf(size).map((x) => ({
    width: size.seatWidth - 0.008,
    height: CUSHION,
    depth: DEPTH - 0.08,
    sideRoundness: 0.3,
    planRoundness: 0.14,
    puff: 0.2,
    squares: 40,
    move: ([px, py, pz]) => [px + x, py + seatLine(pz) + CUSHION / 2 + 0.004, pz + 0.045],
  }))
}

function leaningPads(size: FramedSize): Pad[] {
  const tall = 0.42
  return columnsOf(size).map((x) => ({
    width: size.seatWidth - 0.016,
    height: 0.14,
    depth: tall,
    sideRoundness: 0.36,
    planRoundness: 0.16,
    puff: 0.24,
    squares: 40,
    // Drawn flat, then raised against the slats.
    move: ([px, py, pz]) => {
      const y = SEAT + CUSHION + 0.028 + (tall / 2 - pz) * 0.94
      return [px + x, y + py * 0.3, backLine(y) + 0.094 + py * 0.95]
    },
  }))
}

export type DaybedSize = { length: number; width: number }

/** The Lanca daybed: the same limbs as legs, a slatted deck, one long mattress, a roll held by straps. */
export function lancaDaybed(workshop: Workshop, { length, width }: DaybedSize, finish: FrameFinish): Part[] {
  const deck = 0.29
  const mattress: Pad = {
    width: length - 0.03,
    height: 0.13,
    depth: width - 0.03,
    sideRoundness: 0.26,
    planRoundness: 0.08,
    puff: 0.12,
    squares: 64,
    move: ([x, y, z]) => [x, y + deck + 0.085 + (y > 0 ? 0.003 * Math.sin(x * 7) * Math.cos(z * 9) : 0), z],
  }
  const seams = [-0.25, 0, 0.25].map((share) => tuftRow(workshop, share * length, deck + 0.156, width * 0.3))
  return [
    { name: 'frame', material: finish.wood, forms: daybedLegs(workshop, length, width, deck) },
    { name: 'rails', material: finish.rails, forms: daybedRails(workshop, length, width, deck) },
    { name: 'mattress', material: finish.cover, forms: [padded(workshop, mattress)] },
    {
      name: 'cords',
      material: finish.cover,
      forms: [welt(workshop, mattress, 0.74), welt(workshop, mattress, -0.74), ...seams.flat()],
    },
    { name: 'roll', material: finish.roll, forms: [roll(workshop, length, width, deck + 0.15)] },
    { name: 'straps', material: finish.strap, forms: straps(workshop, length, width, deck + 0.15) },
  ]
}

function daybedLegs(workshop: Workshop, length: number, width: number, deck: number): BufferGeometry[] {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => {
      const places: Place[] = [
        [x * (length / 2 - 0.16), 0, z * (width / 2 - 0.01)],
        [x * (length / 2 - 0.19), deck * 0.55, z * (width / 2 - 0.02)],
        [x * (length / 2 - 0.215), deck + 0.035, z * (width / 2 - 0.028)],
      ]
      return swept(workshop, places, limb(0.024, 0.042, 0.034), {
        facing: [0, 0, 1],
        rows: 30,
        columns: 28,
        easing: 0.006,
      })
    }),
  )
}

function daybedRails(workshop: Workshop, length: number, width: number, deck: number): BufferGeometry[] {
  const long = [-1, 1].map((z) =>
    put(workshop.planed(length, 0.05, 0.024, 0.006), [0, deck - 0.006, z * (width / 2 - 0.022)]),
  )
  const ends = [-1, 1].map((x) =>
    put(workshop.planed(0.024, 0.05, width - 0.06, 0.006), [x * (length / 2 - 0.04), deck - 0.006, 0]),
  )
  const slats = Array.from({ length: 15 }, (_, index) =>
    put(workshop.planed(0.06, 0.014, width - 0.05, 0.003), [
      (index / 14 - 0.5) * (length - 0.2),
      deck + 0.008,
      0,
    ]),
  )
  return [...long, ...ends, ...slats]
}

/** Three buttons of the same cloth, drawn through the mattress. */
function tuftRow(workshop: Workshop, x: number, y: number, reach: number): BufferGeometry[] {
  return [-reach, 0, reach].map((z) =>
    put(workshop.stuffed(0.03, 0.014, 0.03, { sideRoundness: 0.9, planRoundness: 1, squares: 12, seed: 0 }), [
      x,
      y,
      z,
    ]),
  )
}

const ROLL = 0.17

function roll(workshop: Workshop, length: number, width: number, floor: number): BufferGeometry {
  const x = -length / 2 + 0.17
  const y = floor + ROLL / 2 + 0.002
  const section = (): Section => ({ wide: ROLL, thick: ROLL, square: 0.96 })
  const ends: [Place, Place] = [
    [x, y, -width / 2 + 0.05],
    [x, y, width / 2 - 0.05],
  ]
  return strut(workshop, ...ends, section, { facing: [0, 1, 0], columns: 56, rows: 32, easing: 0.02 })
}

function straps(workshop: Workshop, length: number, width: number, floor: number): BufferGeometry[] {
  const x = -length / 2 + 0.17
  const y = floor + ROLL / 2 + 0.002
  return [-1, 1].map((side) => {
    const places = Array.from({ length: 20 }, (_, index): Place => {
      const angle = (index / 20) * Math.PI * 2
      return [
        x + Math.cos(angle) * (ROLL / 2 + 0.001),
        y + Math.sin(angle) * (ROLL / 2 + 0.001),
        side * width * 0.27,
      ]
    })
    return swept(workshop, places, () => ({ wide: 0.003, thick: 0.026, square: 0.4 }), {
      facing: [0, 0, 1],
      closed: true,
      rows: 72,
      columns: 16,
    })
  })
}
