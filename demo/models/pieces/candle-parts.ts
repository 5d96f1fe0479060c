import type { BufferGeometry } from 'three'
import { fillet, spline } from '../geometry/profile.ts'
import type { Workshop } from '../geometry/workshop.ts'

/** The height of a candle above its cup. */
const CANDLE = 0.092

/** The brass cup that holds a candle or a small globe. */
export function candleCup(workshop: Workshop): BufferGeometry {
  const profile = fillet(
    [
      [0, -0.006],
      [0.0105, -0.006, 0.002],
      [0.0105, 0.002, 0.001],
      [0.016, 0.008, 0.003],
      [0.016, 0.02, 0.001],
      [0.0145, 0.02, 0.001],
      [0, 0.019],
    ],
    4,
  )
  return workshop.turned(profile, { sides: 40 })
}

/** A sleeve of wax over the lamp holder. */
export function candle(workshop: Workshop): BufferGeometry {
  const profile = fillet(
    [
      [0, 0.01],
      [0.0118, 0.01],
      [0.0118, CANDLE, 0.002],
      [0, CANDLE],
    ],
    4,
  )
  return workshop.turned(profile, { sides: 32 })
}

/** A bulb that tapers to a point. */
export function flame(workshop: Workshop): BufferGeometry {
  const profile = spline(
    [
      [0.001, CANDLE - 0.002],
      [0.009, CANDLE + 0.006],
      [0.0135, CANDLE + 0.022],
      [0.009, CANDLE + 0.045],
      [0.0008, CANDLE + 0.066],
    ],
    20,
  )
  return workshop.turned(profile, { sides: 24 })
}
