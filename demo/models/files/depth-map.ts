import { type Group, Mesh, Vector3 } from 'three'

/** A point of a drawing in millimeters. */
export type FlatPoint = readonly [x: number, y: number]

/** The number of cells along the longer side of a view: a millimeter or less per cell for most pieces. */
const CELLS = 1600

/** How near the surfaces of a model are to a viewer, which shows whether something else is in front of a point. */
export type DepthMap = {
  /** A step along a line that skips no cell, in millimeters. */
  readonly stepMm: number
  /** `depth`: the distance towards the viewer, in millimeters. */
  isVisible(at: FlatPoint, depth: number): boolean
}

/** Draws all faces of a model, as seen from the direction `towards`, into a grid of depths. Input is in meters. */
export function createDepthMap(
  group: Group,
  towards: Vector3,
  flatten: (point: Vector3) => FlatPoint,
): DepthMap {
  const corners: { at: FlatPoint; depth: number }[] = []
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const position = object.geometry.getAttribute('position')
    const index = object.geometry.getIndex()
    for (let corner = 0; corner < (index?.count ?? 0); corner += 1) {
      const point = new Vector3().fromBufferAttribute(position, index?.getX(corner) ?? 0).multiplyScalar(1000)
      corners.push({ at: flatten(point), depth: point.dot(towards) })
    }
  })
  const [left, right] = rangeOf(corners.map(({ at: [x] }) => x))
  const [bottom, top] = rangeOf(corners.map(({ at: [, y] }) => y))
  const cell = Math.max(right - left, top - bottom) / CELLS
  const columns = Math.ceil((right - left) / cell) + 3
  const rows = Math.ceil((top - bottom) / cell) + 3
  const nearest = new Float32Array(columns * rows).fill(Number.NEGATIVE_INFINITY)
  const gridPoints = corners.map(({ at: [x, y], depth }) => ({
    x: (x - left) / cell + 1,
    y: (y - bottom) / cell + 1,
    depth,
  }))
  for (let first = 0; first + 2 < gridPoints.length; first += 3) {
    const [a, b, c] = gridPoints.slice(first, first + 3)
    if (a && b && c) fillTriangle(a, b, c, columns, nearest)
  }
  return {
    stepMm: cell,
    isVisible([x, y], depth) {
      const column = Math.floor((x - left) / cell + 1)
      const row = Math.floor((y - bottom) / cell + 1)
      // An edge is at the border of its own surface, so a neighboring cell may be the one that the viewer sees.
      for (const up of [-1, 0, 1])
        for (const aside of [-1, 0, 1]) {
          const index = (row + up) * columns + column + aside
          if ((nearest[index] ?? Number.NEGATIVE_INFINITY) <= depth + 1.5 * cell) return true
        }
      return false
    },
  }
}

type GridPoint = { readonly x: number; readonly y: number; readonly depth: number }

function fillTriangle(
  a: GridPoint,
  b: GridPoint,
  c: GridPoint,
  columns: number,
  nearest: Float32Array,
): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (Math.abs(area) < 1e-9) return
  const [left, right] = rangeOf([a.x, b.x, c.x])
  const [bottom, top] = rangeOf([a.y, b.y, c.y])
  for (let row = Math.floor(bottom); row <= top; row += 1) {
    for (let column = Math.floor(left); column <= right; column += 1) {
      const [x, y] = [column + 0.5, row + 0.5]
      const u = ((b.x - x) * (c.y - y) - (c.x - x) * (b.y - y)) / area
      const v = ((c.x - x) * (a.y - y) - (a.x - x) * (c.y - y)) / area
      if (u < 0 || v < 0 || u + v > 1) continue
      const depth = u * a.depth + v * b.depth + (1 - u - v) * c.depth
      const index = row * columns + column
      if (depth > (nearest[index] ?? depth)) nearest[index] = depth
    }
  }
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  return values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
}
