import type { BufferGeometry } from 'three'
import type { Place } from '../geometry/surface.ts'
import { strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'

const CORD = 0.0068

type Line = (along: number) => Place

/**
 * A plan that is straight along the sides and round at the two back corners, as x and z at a fraction of its length.
 */
export function horseshoe(width: number, front: number, back: number, radius: number) {
  const half = width / 2
  const r = Math.min(radius, half, front - back)
  const side = front - back - r
  const arc = (Math.PI / 2) * r
  const across = width - 2 * r
  const total = 2 * side + 2 * arc + across
  return (along: number): readonly [x: number, z: number] => {
    const distance = Math.min(Math.max(along, 0), 1) * total
    const mirrored = distance > total / 2
    const left = mirrored ? total - distance : distance
    const sign = mirrored ? -1 : 1
    if (left <= side) return [-half * sign, front - left]
    if (left <= side + arc) {
      const turn = (left - side) / r
      return [(-half + r - Math.cos(turn) * r) * sign, back + r - Math.sin(turn) * r]
    }
    return [(-half + r + (left - side - arc)) * sign, back]
  }
}

/** One taut cord. */
export function cordBetween(workshop: Workshop, from: Place, to: Place): BufferGeometry {
  return strut(workshop, from, to, () => ({ wide: CORD, thick: CORD }), {
    rows: 2,
    columns: 8,
    easing: 0.001,
  })
}

/**
 * Cords from one line to another, leaning alternately left and right, so that they cross in diamonds; on a ring they
 * continue past its end.
 */
export function lattice(
  workshop: Workshop,
  from: Line,
  to: Line,
  pairs: number,
  lean: number,
  ring = false,
): BufferGeometry[] {
  return Array.from({ length: pairs }, (_, index) => (index + 0.5) / pairs).flatMap((along) =>
    [-1, 1].map((side) => {
      const top = ring ? along + side * lean : Math.min(0.995, Math.max(0.005, along + side * lean))
      const [x, y, z] = from(along)
      const [topX, topY, topZ] = to(top)
      const apart = side * CORD * 0.45
      const out = Math.hypot(x, z) || 1
      return cordBetween(
        workshop,
        [x + (x / out) * apart, y, z + (z / out) * apart],
        [topX + (x / out) * apart, topY, topZ + (z / out) * apart],
      )
    }),
  )
}

/** A tube hidden under its winding between two fractions of its line. */
export function woundTube(
  workshop: Workshop,
  line: Line,
  thickness: number,
  from: number,
  to: number,
): BufferGeometry {
  const places = Array.from({ length: 61 }, (_, index) => line(from + ((to - from) * index) / 60))
  let length = 0
  for (const [index, place] of places.entries()) {
    const last = places[index - 1]
    if (last) length += Math.hypot(place[0] - last[0], place[1] - last[1], place[2] - last[2])
  }
  const turns = Math.round(length / (CORD * 1.08))
  const section = (along: number) => {
    const wide = thickness - 0.0026 * (1 - Math.abs(Math.sin(along * turns * Math.PI)))
    return { wide, thick: wide }
  }
  return swept(workshop, places, section, { facing: [0, 1, 0], rows: turns * 4, columns: 14, easing: 0.004 })
}
