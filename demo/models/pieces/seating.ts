import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type UpholsteryFinish = { cover: MaterialName; cushion: MaterialName; legs: MaterialName }
type Footprint = readonly (readonly [x: number, z: number])[]

/** Nuvola: a swept back that runs into the arms. `extra` meters of width make the armchair a settee. */
export function nuvolaSeat(workshop: Workshop, finish: UpholsteryFinish, extra = 0): Part[] {
  const half = extra / 2
  const places: Footprint = [
    [-0.2 - half, 0.21],
    [0.2 + half, 0.21],
    [-0.19 - half, -0.19],
    [0.19 + half, -0.19],
  ]
  return [
    { name: 'back', material: finish.cover, forms: [sweptBack(workshop, extra)] },
    { name: 'seat', material: finish.cover, forms: seatCushions(workshop, extra) },
    { name: 'cushions', material: finish.cushion, forms: backCushions(workshop, extra) },
    ...legs(workshop, finish, places),
  ]
}

/** The Nuvola ottoman: the armchair's seat on its own, made round. */
export function nuvolaOttoman(workshop: Workshop, finish: UpholsteryFinish): Part[] {
  const reach = 0.155
  const seat = put(
    workshop.stuffed(0.62, 0.27, 0.62, {
      sideRoundness: 0.5,
      planRoundness: 0.98,
      puff: 0.2,
      seed: 6,
      squares: 60,
    }),
    [0, 0.32, 0],
  )
  const base = put(
    workshop.stuffed(0.58, 0.13, 0.58, { sideRoundness: 0.35, planRoundness: 0.98, seed: 8, squares: 48 }),
    [0, 0.2, 0],
  )
  const places: Footprint = [
    [-reach, reach],
    [reach, reach],
    [-reach, -reach],
    [reach, -reach],
  ]
  return [{ name: 'seat', material: finish.cover, forms: [seat, base] }, ...legs(workshop, finish, places)]
}

function sweptBack(workshop: Workshop, extra: number): BufferGeometry {
  const radius = 0.315
  const span = 3.95
  return workshop.shaped(
    (u, v) => {
      const along = v * 2 - 1
      const angle = -Math.PI / 2 + (along * span) / 2
      const end = Math.max(0, 1 - Math.abs(along) ** 14) ** 0.45
      const rise = Math.max(0, Math.cos(((along * Math.PI) / 2) * 0.98)) ** 0.9
      const halfHeight = (0.3 + 0.2 * rise) / 2
      const halfThickness = (0.215 + 0.02 * rise) / 2
      const around = u * Math.PI * 2
      const across = softCorner(Math.cos(around)) * halfThickness * end
      const up = softCorner(Math.sin(around)) * halfHeight * end
      const lean = (up + halfHeight) * 0.16 * (0.4 + 0.6 * rise)
      const reach = radius + across + lean + 0.004 * wobble(angle * 2 + around, 3)
      const side = (Math.tanh(2.2 * Math.cos(angle)) / Math.tanh(2.2)) * (extra / 2)
      return [
        Math.cos(angle) * reach + side,
        0.165 + halfHeight + up + 0.006 * wobble(angle * 3, 5),
        Math.sin(angle) * reach * 0.97,
      ]
    },
    72,
    220 + Math.round(extra * 160),
    { closedU: true },
  )
}

function softCorner(value: number): number {
  return Math.sign(value) * Math.abs(value) ** 0.72
}

function seatCushions(workshop: Workshop, extra: number): BufferGeometry[] {
  const isSettee = extra > 0
  const base = workshop.stuffed(0.66 + extra, 0.13, 0.66, {
    sideRoundness: 0.35,
    planRoundness: isSettee ? 0.42 : 0.9,
    seed: 7,
    squares: 56,
  })
  const seat = workshop.stuffed(0.66 + extra, 0.25, 0.68, {
    sideRoundness: 0.5,
    planRoundness: isSettee ? 0.5 : 0.82,
    puff: 0.22,
    seed: 4,
    squares: isSettee ? 84 : 64,
  })
  return [put(seat, [0, 0.325, 0.045]), put(base, [0, 0.205, 0.01])]
}

function backCushions(workshop: Workshop, extra: number): BufferGeometry[] {
  const offsets = extra === 0 ? [0] : [-extra * 0.52, extra * 0.52]
  return offsets.map((x, index) =>
    put(
      workshop.stuffed(0.46, 0.3, 0.15, {
        sideRoundness: 0.75,
        planRoundness: 0.7,
        seed: 11 + index,
        squares: 44,
      }),
      [x, 0.575, -0.155],
      { x: -0.28, y: -Math.sign(x) * 0.18 },
    ),
  )
}

function legs(workshop: Workshop, finish: UpholsteryFinish, places: Footprint): Part[] {
  const leg = fillet(
    [
      [0, 0],
      [0.013, 0, 0.003],
      [0.024, 0.15, 0.002],
      [0.024, 0.17],
      [0, 0.17],
    ],
    5,
  )
  const shoe = fillet(
    [
      [0, -0.001],
      [0.0145, -0.001, 0.002],
      [0.0172, 0.035, 0.001],
      [0, 0.035],
    ],
    5,
  )
  const turn = (profile: typeof leg, lift: number) =>
    places.map(([x, z]) => put(workshop.turned(profile, { sides: 40 }), [x, lift, z]))
  return [
    { name: 'legs', material: finish.legs, forms: turn(leg, 0) },
    { name: 'shoes', material: 'brass_brushed', forms: turn(shoe, 0.001) },
  ]
}
