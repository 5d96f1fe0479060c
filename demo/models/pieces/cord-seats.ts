import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Pad, padded, welt } from '../geometry/padding.ts'
import type { Place } from '../geometry/surface.ts'
import { round, type Section, strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { cordBetween, horseshoe, lattice, woundTube } from './cord-work.ts'

export type CordFinish = { frame: MaterialName; cord: MaterialName; cushion: MaterialName }
export type CordSeatSize = {
  width: number
  depth: number
  /** The height of the frame under the cushions. */
  deck: number
  arm: number
  back: number
  /** The thickness of the seat cushions, and how many are side by side. */
  cushion: number
  seats: number
  leaning: boolean
  /** The number of crossing pairs of cord from deck to rim. */
  pairs: number
}

const TUBE = 0.022

/** Valle: a horseshoe of tube wound with cord, a lattice of cord down to the seat, loose cushions. Meters. */
export function valleSeat(workshop: Workshop, size: CordSeatSize, finish: CordFinish): Part[] {
  const rim = rimOf(size)
  const deck = deckOf(size)
  const seats = seatPads(size)
  const pads = [...seats, ...(size.leaning ? leaningPads(size) : [])]
  return [
    { name: 'frame', material: finish.frame, forms: [...frame(workshop, size), ...arms(workshop, size)] },
    {
      name: 'cord',
      material: finish.cord,
      forms: [
        woundTube(workshop, rim, TUBE + 0.009, 0.06, 0.94),
        ...lattice(workshop, deck, rim, size.pairs, 0.022),
        ...deckCords(workshop, size),
      ],
    },
    { name: 'cushions', material: finish.cushion, forms: pads.map((pad) => padded(workshop, pad)) },
    {
      name: 'cords',
      material: finish.cushion,
      forms: seats.flatMap((pad) => [welt(workshop, pad, 0.72), welt(workshop, pad, -0.72)]),
    },
  ]
}

/** The line of the rim: level along the arms, rising behind the shoulders. */
function rimOf({ width, depth, arm, back }: CordSeatSize) {
  const plan = horseshoe(width, depth / 2 - 0.05, -depth / 2, Math.min(width, depth) * 0.36)
  return (along: number): Place => {
    const [x, z] = plan(along)
    const behind = Math.min(1, Math.max(0, (depth / 2 - 0.05 - z) / depth))
    const rise = behind ** 1.5
    return [x, arm + (back - arm) * rise, z - 0.06 * rise]
  }
}

function deckOf({ width, depth, deck }: CordSeatSize) {
  const plan = horseshoe(width - 0.1, depth / 2 - 0.05, -depth / 2 + 0.09, Math.min(width, depth) * 0.3)
  return (along: number): Place => {
    const [x, z] = plan(along)
    return [x, deck, z]
  }
}

function frame(workshop: Workshop, size: CordSeatSize): BufferGeometry[] {
  const deck = deckOf(size)
  const rim = rimOf(size)
  const line = (at: (along: number) => Place) => Array.from({ length: 61 }, (_, index) => at(index / 60))
  const hoops = [line(deck), line(rim)].map((places) =>
    swept(workshop, places, round(TUBE), { facing: [0, 1, 0], rows: 120, columns: 20, easing: 0.008 }),
  )
  const [left, y, front] = deck(0)
  const cross = strut(workshop, [left, y, front], [-left, y, front], round(TUBE), { rows: 6 })
  const middle =
    size.seats > 1
      ? [strut(workshop, [0, y, front], [0, y, -size.depth / 2 + 0.09], round(TUBE), { rows: 6 })]
      : []
  const legs = [-1, 1].flatMap((side) => [
    leg(workshop, [side * (size.width / 2 - 0.06), size.deck, size.depth / 2 - 0.07], side, 0.03),
    leg(workshop, [side * (size.width / 2 - 0.14), size.deck, -size.depth / 2 + 0.15], side, -0.07),
  ])
  return [...hoops, cross, ...middle, ...legs]
}

function leg(workshop: Workshop, [x, y, z]: Place, side: number, rake: number): BufferGeometry {
  const section = (along: number): Section => ({ wide: 0.017 + 0.007 * along, thick: 0.017 + 0.007 * along })
  return strut(workshop, [x + side * 0.03, 0, z + rake], [x, y, z], section, { rows: 10 })
}

/** The front posts that carry the ends of the rim. */
function arms(workshop: Workshop, size: CordSeatSize): BufferGeometry[] {
  const deck = deckOf(size)
  const rim = rimOf(size)
  return [0, 1].map((end) => {
    const [x, y, z] = deck(end)
    const [topX, topY, topZ] = rim(end)
    const places: Place[] = [
      [x, y, z],
      [(x + topX) / 2 + Math.sign(x) * 0.008, (y + topY) / 2, z + 0.012],
      [topX, topY, topZ],
    ]
    return swept(workshop, places, round(TUBE), { facing: [0, 0, 1], rows: 24, columns: 20 })
  })
}

function deckCords(workshop: Workshop, size: CordSeatSize): BufferGeometry[] {
  const count = 11
  const from = -size.depth / 2 + 0.12
  const to = size.depth / 2 - 0.08
  return Array.from({ length: count }, (_, index) => {
    const z = from + ((to - from) * index) / (count - 1)
    const x = halfDeckAt(size, z)
    return cordBetween(workshop, [-x, size.deck + 0.006, z], [x, size.deck + 0.006, z])
  })
}

/** How far the deck extends to each side at a depth: first straight, then around the back corners. */
function halfDeckAt({ width, depth }: CordSeatSize, z: number): number {
  const radius = Math.min(width, depth) * 0.3
  const into = Math.max(0, -depth / 2 + 0.09 + radius - z)
  return width / 2 - 0.05 - radius + Math.sqrt(Math.max(0, radius ** 2 - into ** 2))
}

function columnsOf({ seats, width }: CordSeatSize): { x: number; width: number }[] {
  const each = (width - 0.15) / seats
  return Array.from({ length: seats }, (_, seat) => ({ x: (seat - (seats - 1) / 2) * each, width: each }))
}

function seatPads(size: CordSeatSize): Pad[] {
  return columnsOf(size).map(({ x, width }) => ({
    width: width - 0.01,
    height: size.cushion,
    depth: size.depth - 0.12,
    sideRoundness: 0.34,
    planRoundness: size.seats > 1 ? 0.16 : 0.34,
    puff: 0.16,
    squares: 40,
    move: ([px, py, pz]) => [
      px + x,
      py + size.deck + 0.012 + size.cushion / 2 + 0.015 * (pz / size.depth),
      pz + 0.015,
    ],
  }))
}

function leaningPads(size: CordSeatSize): Pad[] {
  const tall = Math.min(0.42, size.back - size.deck - size.cushion + 0.06)
  return columnsOf(size).map(({ x, width }, index) => ({
    width: width - 0.05,
    height: tall,
    depth: 0.17,
    sideRoundness: 0.5,
    planRoundness: 0.34,
    seed: 12 + index,
    squares: 40,
    move: ([px, py, pz]) => {
      const bow = size.seats > 1 ? 0.02 : 0.09
      return [
        px + x,
        py + size.deck + size.cushion + tall / 2 - 0.005,
        pz - 0.22 * py - size.depth / 2 + 0.165 + bow * (2 * (px / width)) ** 2,
      ]
    },
  }))
}
