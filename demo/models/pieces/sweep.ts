import type { BufferGeometry } from 'three'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'

/** A point of a path in a plane, with the half sizes of the cross-section there: within the plane, and across it. */
export type Station = readonly [x: number, y: number, inPlane: number, across: number]

/** A bar with a changing oval cross-section along a smooth path in the plane of x and y. */
export function sweep(
  workshop: Workshop,
  stations: readonly Station[],
  columns = 28,
  rows = 72,
): BufferGeometry {
  const place = (u: number, v: number): Place => {
    const [x, y, inPlane, across] = stationAt(stations, v)
    const before = stationAt(stations, Math.max(0, v - 0.004))
    const after = stationAt(stations, Math.min(1, v + 0.004))
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const angle = u * Math.PI * 2
    const out = Math.cos(angle) * inPlane
    return [
      x - ((after[1] - before[1]) / length) * out,
      y + ((after[0] - before[0]) / length) * out,
      Math.sin(angle) * across,
    ]
  }
  return workshop.shaped(place, columns, rows, { closedU: true, flip: true })
}

/** The station at a fraction of the way, on a Catmull-Rom curve through all of them. */
export function stationAt(stations: readonly Station[], share: number): Station {
  const last = stations.length - 1
  const index = Math.min(last - 1, Math.floor(share * last))
  const rest = share * last - index
  const around = [-1, 0, 1, 2].map((step) => stations[Math.min(last, Math.max(0, index + step))])
  const value = (axis: 0 | 1 | 2 | 3): number => {
    const [a = 0, b = 0, c = 0, d = 0] = around.map((station) => station?.[axis] ?? 0)
    const slope = (c - a) / 2
    const next = (d - b) / 2
    const t2 = rest * rest
    const t3 = t2 * rest
    return (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + rest) * slope + (3 * t2 - 2 * t3) * c + (t3 - t2) * next
  }
  return [value(0), value(1), Math.max(0, value(2)), Math.max(0, value(3))]
}
