import { CatmullRomCurve3, MathUtils, Vector2, Vector3 } from 'three'

/** A point of a profile in meters: distance from the axis, then height. */
export type Point = readonly [x: number, y: number]
/** A corner of an outline: x, y and the radius of its fillet (sharp if omitted). */
export type Corner = readonly [x: number, y: number, radius?: number]

/** Rounds the corners of an open outline, as a joiner eases every edge. */
export function fillet(corners: readonly Corner[], steps = 8): Point[] {
  return corners.flatMap((corner, index) => {
    const before = corners[index - 1]
    const after = corners[index + 1]
    const [x, y, radius = 0] = corner
    if (radius === 0 || !before || !after) return [[x, y] as const]
    return roundedCorner(corner, before, after, radius, steps)
  })
}

/** A smooth curve through the points, sampled at equal distances. */
export function spline(points: readonly Point[], steps = 64): Point[] {
  const curve = new CatmullRomCurve3(
    points.map(([x, y]) => new Vector3(x, y, 0)),
    false,
    'catmullrom',
    0.5,
  )
  return curve.getSpacedPoints(steps).map((point) => [point.x, point.y] as const)
}

/** The point at `share` (0 to 1) along the list, interpolated between its neighbors. */
export function pointAlong(profile: readonly Point[], share: number): Point {
  const position = MathUtils.clamp(share, 0, 1) * (profile.length - 1)
  const index = Math.min(Math.floor(position), profile.length - 2)
  const from = profile[index]
  const to = profile[index + 1]
  if (!from || !to) throw new Error('A profile needs at least two points')
  const rest = position - index
  return [from[0] * (1 - rest) + to[0] * rest, from[1] * (1 - rest) + to[1] * rest]
}

function roundedCorner(
  corner: Corner,
  before: Corner,
  after: Corner,
  radius: number,
  steps: number,
): Point[] {
  const tip = new Vector2(corner[0], corner[1])
  const back = new Vector2(before[0], before[1]).sub(tip)
  const ahead = new Vector2(after[0], after[1]).sub(tip)
  const reachable = 0.49 * Math.min(back.length(), ahead.length())
  back.normalize()
  ahead.normalize()
  const angle = Math.acos(MathUtils.clamp(back.dot(ahead), -1, 1))
  const distance = Math.min(radius / Math.tan(angle / 2), reachable)
  const start = tip.clone().addScaledVector(back, distance)
  const end = tip.clone().addScaledVector(ahead, distance)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const a = (1 - t) ** 2
    const b = 2 * t * (1 - t)
    const c = t * t
    return [a * start.x + b * tip.x + c * end.x, a * start.y + b * tip.y + c * end.y] as const
  })
}
