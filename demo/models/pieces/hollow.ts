import { type Point, spline } from '../geometry/profile.ts'

/**
 * The cross-section of a vessel with an even wall: up the outside, over a round lip, down the inside to the floor.
 * `outside` runs from the foot to the mouth; below `floor` the vessel is solid.
 */
export function hollow(outside: readonly Point[], wall: number, floor: number): Point[] {
  const [foot] = outside
  const inside = outside
    .map((_, index) => offsetPoint(outside, index, wall))
    .filter(([x, y]) => y > floor && x > 0)
    .toReversed()
  const start = inside.at(-1)
  if (!foot || !start) throw new Error('A vessel needs a foot and a hollow')
  const bottom = spline(
    [
      [start[0], start[1]],
      [start[0] * 0.7, Math.max(floor, start[1] - wall * 0.8)],
      [0, Math.max(floor * 0.98, start[1] - wall)],
    ],
    8,
  )
  return [[0, foot[1]], ...outside, ...lip(outside, wall), ...inside, ...bottom.slice(1)]
}

/** The half circle that closes the wall at the mouth. */
function lip(outside: readonly Point[], wall: number): Point[] {
  const last = outside.length - 1
  const edge = outside[last] ?? [0, 0]
  const [acrossX, acrossY] = across(outside, last)
  const middle: Point = [edge[0] + (acrossX * wall) / 2, edge[1] + (acrossY * wall) / 2]
  return Array.from({ length: 5 }, (_, step): Point => {
    const angle = ((step + 1) / 6) * Math.PI
    const inward = -Math.cos(angle) * (wall / 2)
    const along = Math.sin(angle) * (wall / 2)
    return [middle[0] + acrossX * inward + acrossY * along, middle[1] + acrossY * inward - acrossX * along]
  })
}

function offsetPoint(outside: readonly Point[], index: number, distance: number): Point {
  const [x, y] = outside[index] ?? [0, 0]
  const [acrossX, acrossY] = across(outside, index)
  return [x + acrossX * distance, y + acrossY * distance]
}

/** The direction into the wall, perpendicular to the outline. */
function across(outside: readonly Point[], index: number): Point {
  const before = outside[Math.max(0, index - 1)] ?? [0, 0]
  const after = outside[Math.min(outside.length - 1, index + 1)] ?? [0, 1]
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
  return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length]
}
