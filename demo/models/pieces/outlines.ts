import { type BufferGeometry, Shape, Vector2 } from 'three'
import { type Point, pointAlong } from '../geometry/profile.ts'
import type { Workshop } from '../geometry/workshop.ts'

/** A closed outline: its point at `turn`, an angle in radians about the center. */
export type Outline = (turn: number) => Point

/** A cross-section swept around an outline: the distance outwards from it, then forwards. */
export function sweepAround(
  workshop: Workshop,
  outline: Outline,
  section: readonly Point[],
  columns: number,
): BufferGeometry {
  return workshop.shaped(
    (u, v) => {
      const turn = u * Math.PI * 2
      const [x, y] = outline(turn)
      const [outX, outY] = outwards(outline, turn)
      const [out, forward] = pointAlong(section, v)
      return [x + outX * out, y + outY * out, forward]
    },
    columns,
    section.length - 1,
    { closedU: true, flip: true },
  )
}

function outwards(outline: Outline, turn: number): Point {
  const before = outline(turn - 0.002)
  const after = outline(turn + 0.002)
  const x = after[1] - before[1]
  const y = before[0] - after[0]
  const length = Math.hypot(x, y)
  return [x / length, y / length]
}

/** The area inside an outline, inset by `inset`; a hidden board needs few points. */
export function insetShape(outline: Outline, inset: number, points = 160): Shape {
  return new Shape(
    Array.from({ length: points }, (_, step) => {
      const turn = (step / points) * Math.PI * 2
      const [x, y] = outline(turn)
      const [outX, outY] = outwards(outline, turn)
      return new Vector2(x - outX * inset, y - outY * inset)
    }),
  )
}
