/** A rectangle given by its center, rotated clockwise by `angle` radians, between -π/4 and π/4. */
export type Rectangle = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle: number
}

type Point = readonly [x: number, y: number]

/**
 * Returns the smallest rectangle around a shape, given the first and last pixel of each row. One of its sides is
 * collinear with a side of the convex hull.
 */
export function findSmallestRectangle(
  rows: ReadonlyMap<number, { readonly left: number; readonly right: number }>,
): Rectangle {
  const hull = convexHull(
    [...rows].flatMap(([y, { left, right }]): Point[] => [
      [left, y],
      [left, y + 1],
      [right + 1, y],
      [right + 1, y + 1],
    ]),
  )
  const angles = hull.map(([x, y], index) => {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y]
    return Math.atan2(nextY - y, nextX - x)
  })
  const rectangles = angles.map((angle) => rectangleAt(normalizeAngle(angle), hull))
  return rectangles.reduce((best, one) => (one.width * one.height < best.width * best.height ? one : best))
}

/** Returns the equivalent angle between -π/4 and π/4. */
function normalizeAngle(angle: number): number {
  return angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2)
}

function rectangleAt(angle: number, hull: readonly Point[]): Rectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = hull.map(([x, y]) => x * cos + y * sin)
  const down = hull.map(([x, y]) => y * cos - x * sin)
  const [left, right, top, bottom] = [
    Math.min(...across),
    Math.max(...across),
    Math.min(...down),
    Math.max(...down),
  ]
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: right - left, height: bottom - top, angle }
}

/** Returns the corners of the convex hull in order (Andrew's monotone chain). */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of points) {
    for (
      let last = hull.at(-1), before = hull.at(-2);
      last && before;
      last = hull.at(-1), before = hull.at(-2)
    ) {
      const turn =
        (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0])
      if (turn > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull.slice(0, -1)
}
