import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Pad, padded, welt } from '../geometry/padding.ts'
import type { Place } from '../geometry/surface.ts'
import { round, strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { CordFinish } from './cord-seats.ts'
import { cordBetween, lattice } from './cord-work.ts'

export type LoungerSize = { length: number; width: number; deck: number; rise: number }

const TUBE = 0.026

/** The Valle lounger: two long tubes strung with cord like a loom, the head raised, a roll for the neck. */
export function valleLounger(workshop: Workshop, size: LoungerSize, finish: CordFinish): Part[] {
  const neck: Pad = {
    width: size.width - 0.1,
    height: 0.13,
    depth: 0.24,
    sideRoundness: 0.7,
    planRoundness: 0.3,
    puff: 0.15,
    squares: 40,
    move: ([x, y, z]) => {
      const [, level, at] = lineAt(size, 0.085, 0)
      const tilt = 0.5
      return [
        x,
        y * Math.cos(tilt) + z * -Math.sin(tilt) + level + 0.068,
        z * Math.cos(tilt) + y * Math.sin(tilt) + at + 0.03,
      ]
    },
  }
  return [
    { name: 'frame', material: finish.frame, forms: loungerFrame(workshop, size) },
    { name: 'cord', material: finish.cord, forms: strings(workshop, size) },
    { name: 'neck roll', material: finish.cushion, forms: [padded(workshop, neck)] },
    { name: 'cords', material: finish.cushion, forms: [welt(workshop, neck, 0)] },
  ]
}

/** The line of a long tube: raised at the head, easing down, level to the foot. The head is at the back. */
function lineAt({ length, deck, rise, width }: LoungerSize, along: number, side: number): Place {
  const bend = 0.42
  const share = Math.max(0, 1 - along / bend)
  const lift = rise * (share < 0.3 ? (share * share) / 0.51 : (share - 0.15) / 0.85)
  const fall = along > 0.86 ? -0.03 * ((along - 0.86) / 0.14) ** 2 : 0
  return [side * (width / 2), deck + lift + fall, -length / 2 + along * length]
}

function loungerFrame(workshop: Workshop, size: LoungerSize): BufferGeometry[] {
  const long = [-1, 1].map((side) => {
    const places = Array.from({ length: 25 }, (_, index) => lineAt(size, index / 24, side))
    return swept(workshop, places, round(TUBE), { facing: [1, 0, 0], rows: 90, columns: 20, easing: 0.01 })
  })
  const cross = [0.006, 0.4, 0.994].map((along) =>
    strut(workshop, lineAt(size, along, -1), lineAt(size, along, 1), round(TUBE), { rows: 6 }),
  )
  const legs = [-1, 1].flatMap((side) => [
    foot(workshop, lineAt(size, 0.36, side), side, -0.13),
    foot(workshop, lineAt(size, 0.86, side), side, 0.09),
    strut(
      workshop,
      lineAt(size, 0.09, side),
      [side * (size.width / 2 - 0.004), size.deck * 0.42, -size.length / 2 + 0.36 * size.length - 0.078],
      round(0.014),
      { rows: 8 },
    ),
  ])
  return [...long, ...cross, ...legs]
}

function foot(workshop: Workshop, [x, y, z]: Place, side: number, rake: number): BufferGeometry {
  return strut(
    workshop,
    [x + side * 0.022, 0, z + rake],
    [x, y, z],
    (along) => ({ wide: 0.018 + 0.007 * along, thick: 0.018 + 0.007 * along }),
    { rows: 10 },
  )
}

/** Cords over both tubes, which sag a little between them. */
function strings(workshop: Workshop, size: LoungerSize): BufferGeometry[] {
  const pitch = 0.0165
  const count = Math.floor((size.length * 0.972) / pitch)
  return Array.from({ length: count }, (_, index) => {
    const along = 0.014 + (0.972 * index) / (count - 1)
    const [left, y, z] = lineAt(size, along, -1)
    const sag = 0.012
    const places: Place[] = [
      [left - TUBE * 0.58, y - 0.002, z],
      [left - TUBE * 0.2, y + TUBE * 0.54, z],
      [left * 0.5, y + TUBE * 0.5 - sag * 0.75, z],
      [0, y + TUBE * 0.5 - sag, z],
      [-left * 0.5, y + TUBE * 0.5 - sag * 0.75, z],
      [-left + TUBE * 0.2, y + TUBE * 0.54, z],
      [-left + TUBE * 0.58, y - 0.002, z],
    ]
    return swept(workshop, places, () => ({ wide: 0.0072, thick: 0.0072 }), {
      facing: [0, 0, 1],
      rows: 18,
      columns: 8,
      easing: 0.001,
    })
  })
}

export type CordPoufSize = { diameter: number; height: number; pairs: number }

/** The Valle pouf: two rings, a waist of crossing cords, a round cushion. */
export function vallePouf(
  workshop: Workshop,
  { diameter, height, pairs }: CordPoufSize,
  finish: CordFinish,
): Part[] {
  const cushion = 0.085
  const top = height - cushion
  const ring =
    (radius: number, y: number) =>
    (along: number): Place => {
      const angle = along * Math.PI * 2
      return [Math.cos(angle) * radius, y, Math.sin(angle) * radius]
    }
  const low = ring(diameter / 2 - 0.012, 0.013)
  const high = ring(diameter / 2 - 0.03, top)
  const hoop = (line: (along: number) => Place) =>
    swept(
      workshop,
      Array.from({ length: 32 }, (_, index) => line(index / 32)),
      round(0.022),
      {
        facing: [0, 1, 0],
        closed: true,
        rows: 120,
        columns: 18,
      },
    )
  const pad: Pad = {
    width: diameter - 0.02,
    height: cushion + 0.02,
    depth: diameter - 0.02,
    sideRoundness: 0.4,
    planRoundness: 1,
    puff: 0.3,
    squares: 48,
    move: ([x, y, z]) => [x, y + top + cushion / 2 + 0.004, z],
  }
  const across = Array.from({ length: 9 }, (_, index) => {
    const x = ((index - 4) / 5) * (diameter / 2 - 0.03)
    const reach = Math.sqrt((diameter / 2 - 0.03) ** 2 - x ** 2)
    return cordBetween(workshop, [x, top, -reach], [x, top, reach])
  })
  return [
    { name: 'frame', material: finish.frame, forms: [hoop(low), hoop(high)] },
    {
      name: 'cord',
      material: finish.cord,
      forms: [...lattice(workshop, low, high, pairs, 0.09, true), ...across],
    },
    { name: 'cushion', material: finish.cushion, forms: [padded(workshop, pad)] },
    { name: 'cords', material: finish.cushion, forms: [welt(workshop, pad, 0.6), welt(workshop, pad, -0.6)] },
  ]
}
