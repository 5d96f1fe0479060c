import { type BufferGeometry, Shape } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { bezel, type DialFinish, dial, UPRIGHT } from './clock-dials.ts'
import { disc, hoop, rod } from './lamp-parts.ts'

export type WallClockFinish = DialFinish & { rim: MaterialName; bezel: MaterialName }

/** Bora: a wall clock in a deep turned rim, its dial dished towards the middle. `radius` in meters. */
export function wallClock(workshop: Workshop, radius: number, finish: WallClockFinish): Part[] {
  const rim = fillet(
    [
      [radius - 0.03, -0.02],
      [radius - 0.006, -0.02, 0.003],
      [radius, 0.002, 0.012],
      [radius - 0.012, 0.026, 0.008],
      [radius - 0.026, 0.018, 0.004],
      [radius - 0.03, 0],
    ],
    9,
  )
  const back = put(disc(workshop, radius - 0.012, -0.02, 0.008, 0.002), [0, radius, 0], UPRIGHT)
  const center: Place = [0, radius, 0]
  return [
    {
      name: 'rim',
      material: finish.rim,
      forms: [put(workshop.turned(rim, { sides: 200 }), center, UPRIGHT)],
    },
    {
      name: 'bezel',
      material: finish.bezel,
      forms: [put(hoop(workshop, radius - 0.0285, 0.008, 0.002, 200), center, UPRIGHT)],
    },
    { name: 'back', material: 'lacquer_black', forms: [back] },
    ...dial(workshop, radius - 0.03, center, finish),
  ]
}

export type MantelFinish = DialFinish & { body: MaterialName; bezel: MaterialName; foot: MaterialName }

/** Dolina: a disc of stone that rises from a low plinth like the sun from a plateau. Meters. */
export function mantelClock(workshop: Workshop, finish: MantelFinish): Part[] {
  const disk = 0.102
  const depth = 0.07
  const plinth = 0.026
  const middle = plinth + 0.082
  const cut = Math.asin((middle - plinth) / disk)
  const outline = new Shape()
  outline.moveTo(-Math.cos(cut) * disk, plinth)
  outline.absarc(0, middle, disk, Math.PI + cut, -cut, true)
  outline.closePath()
  const front = depth / 2
  const radius = 0.068
  const center: Place = [0, middle, front + 0.001]
  return [
    { name: 'body', material: finish.body, forms: [workshop.sawn(outline, depth, 0.004, 72)] },
    {
      name: 'foot',
      material: finish.foot,
      forms: [put(workshop.planed(0.27, plinth, depth + 0.03, 0.004), [0, plinth / 2, 0])],
    },
    {
      name: 'bezel',
      material: finish.bezel,
      forms: [put(bezel(workshop, radius), center, UPRIGHT)],
    },
    ...dial(workshop, radius - 0.003, center, finish),
  ]
}

export type TableClockFinish = DialFinish & { drum: MaterialName; foot: MaterialName }

/** Timavo: a drum of brass lying in a hollow of stone. Meters. */
export function tableClock(workshop: Workshop, finish: TableClockFinish): Part[] {
  const radius = 0.056
  const rest = 0.046
  const center: Place = [0, rest + radius - 0.014, 0]
  const drum = fillet(
    [
      [0, -0.024],
      [radius - 0.003, -0.024, 0.004],
      [radius, -0.018, 0.003],
      [radius, 0.018, 0.003],
      [radius - 0.004, 0.026, 0.002],
      [radius - 0.008, 0.024, 0.001],
      [radius - 0.008, 0.012],
    ],
    6,
  )
  return [
    {
      name: 'drum',
      material: finish.drum,
      forms: [put(workshop.turned(drum, { sides: 160 }), center, UPRIGHT)],
    },
    { name: 'foot', material: finish.foot, forms: [cradle(workshop, radius, rest)] },
    ...dial(workshop, radius - 0.008, [center[0], center[1], 0.018], finish),
  ]
}

/** A block with a hollow along its top, as wide as the drum. */
function cradle(workshop: Workshop, radius: number, rest: number): BufferGeometry {
  const half = 0.06
  const lift = rest + radius - 0.014
  const reach = Math.acos((lift - rest) / radius)
  const outline = new Shape()
  outline.moveTo(-half, 0)
  outline.lineTo(half, 0)
  outline.lineTo(half, rest)
  outline.lineTo(Math.sin(reach) * radius, rest)
  outline.absarc(0, lift, radius, -Math.PI / 2 + reach, -Math.PI / 2 - reach, true)
  outline.lineTo(-half, rest)
  outline.closePath()
  return workshop.sawn(outline, 0.074, 0.003, 32)
}

export type PendulumFinish = DialFinish & { board: MaterialName; metal: MaterialName }

/** Rosandra: a dial at the head of a long board, and below it a pendulum that is not hidden. Meters. */
export function pendulumClock(workshop: Workshop, finish: PendulumFinish): Part[] {
  const height = 0.92
  const width = 0.2
  const outline = new Shape()
  const end = width / 2
  outline.moveTo(-end, end)
  outline.absarc(0, end, end, Math.PI, Math.PI * 2, false)
  outline.lineTo(end, height - end)
  outline.absarc(0, height - end, end, 0, Math.PI, false)
  outline.closePath()
  const face = 0.026
  const center: Place = [0, height - end - 0.012, face]
  const swing = 0.05
  const length = 0.55
  const bob: Place = [Math.sin(swing) * length, center[1] - Math.cos(swing) * length, face + 0.012]
  return [
    {
      name: 'board',
      material: finish.board,
      forms: [put(workshop.sawn(outline, 0.024, 0.005, 64), [0, 0, 0.012])],
    },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        put(bezel(workshop, 0.084), center, UPRIGHT),
        rod(workshop, [Math.sin(swing) * 0.086, center[1] - 0.086, face + 0.006], bob, 0.0021, 0.0021, 14),
        put(pendulumBob(workshop), bob, { x: Math.PI / 2 }),
      ],
    },
    ...dial(workshop, 0.081, center, finish),
  ]
}

function pendulumBob(workshop: Workshop): BufferGeometry {
  const profile = fillet(
    [
      [0, -0.006],
      [0.034, -0.001, 0.004],
      [0.034, 0.003, 0.002],
      [0, 0.008],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 112 })
}
