import { type BufferGeometry, Shape, Vector2 } from 'three'
import { type Corner, fillet, type Point, pointAlong } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'

/** A closed outline with rounded corners, as drawn on a board before sawing. */
export function outline(corners: readonly Corner[], steps = 8): Shape {
  const first = corners[0]
  const last = corners.at(-1)
  if (!first || !last) throw new Error('An outline needs corners')
  const between: Corner = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]
  return shapeThrough(fillet([between, ...corners, between], steps).slice(0, -1))
}

export function shapeThrough(points: readonly Point[]): Shape {
  return new Shape(points.map(([x, y]) => new Vector2(x, y)))
}

/** A rectangle with round corners, centered on the origin. */
export function oblong(width: number, depth: number, radius: number): Shape {
  const [x, y] = [width / 2, depth / 2]
  const corners: Corner[] = [
    [-x, -y, radius],
    [x, -y, radius],
    [x, y, radius],
    [-x, y, radius],
  ]
  return outline(corners, 12)
}

/** A plate cut from an outline in x and z, with its upper face at `top`. */
export function plate(
  workshop: Workshop,
  shape: Shape,
  top: number,
  thickness: number,
  bevel: number,
): BufferGeometry {
  return put(workshop.sawn(shape, thickness, bevel, 48), [0, top - thickness / 2, 0], { x: Math.PI / 2 })
}

/** A board sawn to a side view (towards the viewer, then up) and standing across the piece at `x`. */
export function upright(
  workshop: Workshop,
  shape: Shape,
  x: number,
  thickness: number,
  bevel: number,
): BufferGeometry {
  return put(workshop.sawn(shape, thickness, bevel, 48), [x, 0, 0], { y: -Math.PI / 2 })
}

export type LegForm = {
  foot: Place
  head: Place
  footWidth: number
  headWidth: number
  /** 1 is round, 0.4 is square with soft corners. */
  roundness?: number
}

/** A tapered leg from foot to head; both ends are cut level, so that it stands flat even if it leans. */
export function leg(workshop: Workshop, form: LegForm): BufferGeometry {
  const { foot, head, footWidth, headWidth, roundness = 1 } = form
  const height = head[1] - foot[1]
  const profile = fillet(
    [
      [0, 0],
      [footWidth / 2, 0, 0.002],
      [headWidth / 2, height, 0.002],
      [0, height],
    ],
    5,
  )
  const soften = (value: number) => Math.sign(value) * Math.abs(value) ** roundness
  return workshop.shaped(
    (u, v) => {
      const [half, y] = pointAlong(profile, v)
      const angle = u * Math.PI * 2
      const share = y / height
      return [
        foot[0] + (head[0] - foot[0]) * share + soften(Math.cos(angle)) * half,
        foot[1] + y,
        foot[2] + (head[2] - foot[2]) * share + soften(Math.sin(angle)) * half,
      ]
    },
    36,
    profile.length - 1,
    { closedU: true },
  )
}

export function fourCorners(x: number, z: number): readonly (readonly [x: number, z: number])[] {
  return [
    [-x, z],
    [x, z],
    [-x, -z],
    [x, -z],
  ]
}
