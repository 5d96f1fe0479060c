import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type TrioFinish = { tall: MaterialName; round: MaterialName; slim: MaterialName }

/** Creta: three thrown vases with faint throwing lines and real wall thickness. */
export function cretaTrio(workshop: Workshop, finish: TrioFinish): Part[] {
  const tall: Point[] = [
    [0.055, 0],
    [0.075, 0.05],
    [0.105, 0.14],
    [0.112, 0.22],
    [0.085, 0.3],
    [0.042, 0.355],
    [0.033, 0.39],
    [0.046, 0.42],
  ]
  const round: Point[] = [
    [0.06, 0],
    [0.1, 0.03],
    [0.125, 0.085],
    [0.115, 0.14],
    [0.075, 0.178],
    [0.052, 0.19],
    [0.055, 0.205],
  ]
  const slim: Point[] = [
    [0.042, 0],
    [0.05, 0.03],
    [0.045, 0.1],
    [0.034, 0.16],
    [0.022, 0.21],
    [0.02, 0.26],
    [0.03, 0.285],
  ]
  return [
    { name: 'tall', material: finish.tall, forms: [vessel(workshop, tall, 3)] },
    { name: 'round', material: finish.round, forms: [put(vessel(workshop, round, 8), [0.235, 0, 0.075])] },
    { name: 'slim', material: finish.slim, forms: [put(vessel(workshop, slim, 14, 0.004), [0.1, 0, 0.2])] },
  ]
}

/** A tall amphora with a narrow foot and a flared mouth. */
export function amphora(workshop: Workshop, material: MaterialName): Part[] {
  const profile: Point[] = [
    [0.07, 0],
    [0.082, 0.03],
    [0.125, 0.15],
    [0.163, 0.29],
    [0.166, 0.37],
    [0.13, 0.455],
    [0.07, 0.505],
    [0.052, 0.545],
    [0.068, 0.58],
  ]
  return [{ name: 'body', material, forms: [vessel(workshop, profile, 21, 0.007)] }]
}

/** A wide footed bowl for the middle of a table. */
export function centerpiece(workshop: Workshop, outside: MaterialName): Part[] {
  const profile: Point[] = [
    [0.085, 0],
    [0.074, 0.02],
    [0.07, 0.036],
    [0.11, 0.055],
    [0.175, 0.085],
    [0.205, 0.122],
    [0.214, 0.16],
  ]
  return [{ name: 'bowl', material: outside, forms: [vessel(workshop, profile, 31, 0.006, 46)] }]
}

function vessel(
  workshop: Workshop,
  points: readonly Point[],
  seed: number,
  lip = 0.005,
  innerStart = 30,
): BufferGeometry {
  const outside = spline(points, 110)
  const [footRadius, footHeight] = outside[0] ?? [0, 0]
  const [mouth, top] = outside.at(-1) ?? [0, 0]
  const inside = outside
    .slice(innerStart)
    .toReversed()
    .map(([x, y]): Point => [Math.max(0.004, x - lip), y])
  const floor = inside.at(-1)?.[1] ?? 0
  const rim = fillet(
    [
      [mouth, top],
      [mouth - lip / 2, top + lip * 0.7, lip * 0.45],
      [mouth - lip, top],
    ],
    7,
  )
  const profile: Point[] = [
    [0, footHeight + 0.001],
    [footRadius - 0.006, footHeight],
    [footRadius - 0.002, footHeight],
    ...outside,
    ...rim,
    ...inside,
    [0, floor],
  ]
  const carve = (angle: number, _radius: number, y: number) =>
    1 + 0.007 * wobble(angle, seed) + 0.0016 * Math.sin(y * 565 + wobble(angle, seed + 2))
  return workshop.turned(profile, { sides: 128, carve })
}
