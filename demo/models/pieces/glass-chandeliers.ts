import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { candle, candleCup, flame } from './candle-parts.ts'
import { ceilingRose, rod } from './lamp-parts.ts'

export type GlassArmsFinish = { glass: MaterialName; metal: MaterialName }
/** A tier of arms: how many, how far they extend, and the height at which they leave the stem. */
export type Tier = { arms: number; reach: number; rise: number; from: number; turn?: number }

/** Airone: arms of drawn glass about a blown stem, each with a candle. `drop` from the stem to the ceiling. */
export function glassChandelier(
  workshop: Workshop,
  tiers: readonly Tier[],
  finish: GlassArmsFinish,
  drop: number,
): Part[] {
  const top = STEM_TOP + Math.max(...tiers.map(({ from }) => from))
  const ceiling = top + drop
  const arms = tiers.flatMap((tier) =>
    Array.from({ length: tier.arms }, (_, arm) => ({
      tier,
      angle: (tier.turn ?? 0) + (arm * Math.PI * 2) / tier.arms,
    })),
  )
  return [
    {
      name: 'glass',
      material: finish.glass,
      forms: [
        ...arms.map(({ tier, angle }) => glassArm(workshop, tier, angle)),
        ...arms.map(({ tier, angle }) => put(dripDish(workshop), candleFoot(tier, angle))),
        ...baluster(workshop, tiers),
      ],
    },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        ...arms.map(({ tier, angle }) => put(candleCup(workshop), candleFoot(tier, angle))),
        ...tiers.map((tier) => hub(workshop, tier.from)),
        rod(workshop, [0, -0.04, 0], [0, ceiling - 0.02, 0], 0.005),
        ceilingRose(workshop, ceiling, 0.07),
      ],
    },
    {
      name: 'candles',
      material: 'wax_ivory',
      forms: arms.map(({ tier, angle }) => put(candle(workshop), candleFoot(tier, angle))),
    },
    {
      name: 'flames',
      material: 'bulb',
      forms: arms.map(({ tier, angle }) => put(flame(workshop), candleFoot(tier, angle))),
    },
  ]
}

const STEM_TOP = 0.3

function candleFoot({ reach, rise, from }: Tier, angle: number): Place {
  return [Math.cos(angle) * reach, from + rise, Math.sin(angle) * reach]
}

/** The arm dips first and then rises straight under its candle, like the neck of a heron. */
function glassArm(workshop: Workshop, { reach, rise, from }: Tier, angle: number): BufferGeometry {
  const along = (share: number, height: number): Place => [
    Math.cos(angle) * reach * share,
    from + height,
    Math.sin(angle) * reach * share,
  ]
  return workshop.bent(
    [
      along(0.07, 0),
      along(0.24, 0.006),
      along(0.42, -0.028),
      along(0.62, -0.074),
      along(0.8, -0.075),
      along(0.93, -0.034),
      along(0.99, rise * 0.45),
      along(1, rise),
    ],
    0.0092,
    90,
    20,
  )
}

/** The parts threaded on the stem: a drop below, a blown body over each hub and a slim vase on top. */
function baluster(workshop: Workshop, tiers: readonly Tier[]): BufferGeometry[] {
  const drop = spline(
    [
      [0.001, -0.155],
      [0.016, -0.14],
      [0.034, -0.108],
      [0.03, -0.07],
      [0.014, -0.04],
    ],
    30,
  )
  const body = spline(
    [
      [0.016, 0.03],
      [0.05, 0.06],
      [0.062, 0.11],
      [0.044, 0.165],
      [0.02, 0.2],
      [0.016, 0.215],
    ],
    44,
  )
  const vase = spline(
    [
      [0.016, 0.215],
      [0.03, 0.235],
      [0.026, 0.262],
      [0.013, 0.29],
    ],
    24,
  )
  const ribbed = (angle: number, radius: number) =>
    1 + 0.03 * Math.cos(12 * angle) * Math.min(1, radius / 0.04)
  const turnBody = (profile: Point[], lift: number) =>
    put(workshop.turned(profile, { sides: 144, carve: ribbed }), [0, lift, 0])
  const highest = Math.max(...tiers.map(({ from }) => from))
  return [turnBody(drop, 0), ...tiers.map(({ from }) => turnBody(body, from)), turnBody(vase, highest)]
}

function hub(workshop: Workshop, height: number): BufferGeometry {
  const profile = fillet(
    [
      [0, height - 0.042],
      [0.014, height - 0.042, 0.003],
      [0.033, height - 0.016, 0.006],
      [0.036, height + 0.012, 0.005],
      [0.018, height + 0.03, 0.005],
      [0.01, height + 0.034],
      [0, height + 0.034],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 72 })
}

/** A shallow dish with a turned-up edge: drawn outside first, then the hollow. */
function dripDish(workshop: Workshop): BufferGeometry {
  const profile = fillet(
    [
      [0.008, -0.004],
      [0.03, 0.0, 0.01],
      [0.044, 0.014, 0.002],
      [0.0415, 0.0145, 0.001],
      [0.028, 0.0035, 0.01],
      [0.008, 0.0],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 72, carve: (angle) => 1 + 0.016 * Math.cos(12 * angle) })
}
