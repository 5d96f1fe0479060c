import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Corner, fillet, type Point, pointAlong } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type RingFinish = { ring: MaterialName; base: MaterialName }

/** A pair of bookends: two quarters of one thick disc, which stand together as a half. */
export function discBookends(workshop: Workshop, stone: MaterialName): Part[] {
  const quarter = () => quarterDisc(workshop, 0.15, 0.09)
  return [
    {
      name: 'bookends',
      material: stone,
      forms: [put(quarter(), [0.012, 0, 0]), put(quarter(), [-0.012, 0, 0], { y: Math.PI })],
    },
  ]
}

/** A quarter of a disc standing on one straight side, its edges eased. */
function quarterDisc(workshop: Workshop, radius: number, thickness: number): BufferGeometry {
  const arc = Array.from({ length: 25 }, (_, step): Corner => {
    const angle = (step / 24) * (Math.PI / 2)
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, step === 0 || step === 24 ? 0.004 : 0]
  })
  const around = fillet([[radius / 2, 0], ...arc, [0, 0, 0.004], [radius / 2, 0]], 6)
  const outline = resample(around, 180)
  const [middleX, middleY] = [radius * 0.42, radius * 0.42]
  const ease = 0.0035
  const half = thickness / 2
  // From the middle of the back face over the edge to the middle of the front: inset from the rim, depth.
  const section: readonly Point[] = [
    ...[1, 0.8, 0.6, 0.4, 0.2].map((inset): Point => [inset, -half]),
    ...fillet(
      [
        [0.1, -half],
        [0, -half, ease],
        [0, half, ease],
        [0.1, half],
      ],
      8,
    ),
    ...[0.2, 0.4, 0.6, 0.8, 1].map((inset): Point => [inset, half]),
  ]
  const place = (u: number, v: number): Place => {
    const [inset, depth] = pointAlong(section, v)
    const [x, y] = pointAlong(outline, u)
    const share = 1 - inset
    return [middleX + (x - middleX) * share, middleY + (y - middleY) * share, depth]
  }
  return workshop.shaped(place, 180, section.length - 1, { closedU: true, flip: true })
}

/** Resamples a line at equal distances. */
function resample(line: readonly Point[], count: number): Point[] {
  const lengths = line.map((point, index) => {
    const before = line[index - 1] ?? point
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0))
  const total = ends.at(-1) ?? 1
  return Array.from({ length: count + 1 }, (_, step) => {
    const goal = (step / count) * total
    const index = Math.max(
      1,
      ends.findIndex((end) => end >= goal - 1e-9),
    )
    const span = lengths[index] || 1
    const share = (goal - (ends[index - 1] ?? 0)) / span
    return pointAlong(line.slice(index - 1, index + 1), share)
  })
}

/** Anello: a ring of stone that swells towards its foot and turns edge-on as it rises. */
export function standingRing(workshop: Workshop, { ring, base }: RingFinish): Part[] {
  const radius = 0.135
  const lift = 0.036
  const place = (u: number, v: number): Place => {
    const along = v * Math.PI * 2
    const low = (1 - Math.cos(along)) / 2
    const turn = u * Math.PI * 2
    const thick = 0.021 + 0.031 * (1 - low) ** 1.4
    const flat = 0.62 + 0.38 * low
    const twist = 0.9 * Math.sin(along)
    const [a, b] = [Math.cos(turn) * thick * flat, Math.sin(turn) * thick * (1.55 - flat * 0.55)]
    const inward = a * Math.cos(twist) - b * Math.sin(twist)
    const side = a * Math.sin(twist) + b * Math.cos(twist)
    const reach = radius + inward
    return [Math.sin(along) * reach * 0.92, -Math.cos(along) * reach, side]
  }
  const body = workshop.shaped(place, 64, 220, { closedU: true, closedV: true })
  body.computeBoundingBox()
  const sunk = 0.006
  const low = body.boundingBox?.min.y ?? 0
  return [
    { name: 'ring', material: ring, forms: [put(body, [0, lift - sunk - low, 0])] },
    {
      name: 'base',
      material: base,
      forms: [put(workshop.planed(0.17, lift, 0.12, 0.004), [0, lift / 2, 0])],
    },
  ]
}
