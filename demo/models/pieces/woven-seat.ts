import type { BufferGeometry } from 'three'
import type { Place } from '../geometry/surface.ts'
import { strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'

type Corners = readonly [Place, Place, Place, Place]

const CORD = 0.0062
const PITCH = 0.0074
const RAIL = 0.03

/**
 * A seat woven from the corners inwards: cords wound over four rails, meeting in two diagonals and sagging a little
 * towards the middle. The corners are given in order around the seat, at the height of the rails.
 */
export function wovenSeat(workshop: Workshop, corners: Corners): BufferGeometry[] {
  const middle = corners.reduce<Place>(
    ([x, y, z], corner) => [x + corner[0] / 4, y + corner[1] / 4, z + corner[2] / 4],
    [0, 0, 0],
  )
  const shortest = Math.min(...sidesOf(corners).map(([from, to]) => far(middle, between(from, to, 0.5))))
  const rounds = Math.floor(shortest / PITCH)
  const cords = Array.from({ length: rounds }, (_, round) => {
    const share = 1 - round / rounds
    const lift = round === 0 ? RAIL * 0.36 : RAIL * 0.5 - 0.011 * (1 - share ** 2)
    const ring = corners.map((corner): Place => {
      const [x, y, z] = between(middle, corner, share)
      return [x, y + lift, z]
    })
    const [a, b, c, d] = ring
    if (!a || !b || !c || !d) throw new Error('A seat has four corners')
    return sidesOf([a, b, c, d]).map(([from, to]) =>
      strut(workshop, from, to, () => ({ wide: CORD, thick: CORD }), { rows: 2, columns: 8, easing: 0.001 }),
    )
  })
  return [...sidesOf(corners).map(([from, to]) => woundRail(workshop, from, to)), ...cords.flat()]
}

/** A rail hidden under its winding. */
function woundRail(workshop: Workshop, from: Place, to: Place): BufferGeometry {
  const turns = Math.round(far(from, to) / PITCH)
  const section = (along: number) => {
    const groove = 0.0024 * (1 - Math.abs(Math.sin(along * turns * Math.PI)))
    return { wide: 0.023 - groove, thick: RAIL - groove, square: 0.8 }
  }
  return swept(workshop, [from, to], section, { facing: [0, 1, 0], rows: turns * 6, columns: 14 })
}

function sidesOf([a, b, c, d]: Corners): [Place, Place][] {
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ]
}

function between(from: Place, to: Place, share: number): Place {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

function far(from: Place, to: Place): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
}
