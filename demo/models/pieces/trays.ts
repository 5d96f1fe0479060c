import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, pointAlong } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type LacquerFinish = { lacquer: MaterialName; metal: MaterialName }

/** Half width, half depth and how square the plan is: 2 is an oval, 6 a rectangle with soft corners. */
type Plan = { wide: number; deep: number; square: number }

/** A lacquered tray with rounded corners and two metal handles. */
export function lacquerTray(workshop: Workshop, { lacquer, metal }: LacquerFinish): Part[] {
  const section = fillet(
    [
      [1, 0.002],
      [0.016, 0.002, 0.001],
      [0.0145, 0, 0.001],
      [0.011, 0, 0.001],
      [0.008, 0.0035, 0.003],
      [0.0012, 0.036, 0.006],
      [0, 0.0405, 0.0015],
      [0.0055, 0.041, 0.0015],
      [0.0075, 0.037, 0.003],
      [0.0145, 0.0105, 0.007],
      [0.024, 0.0085, 0.004],
      [1, 0.0085],
    ],
    7,
  )
  const plan: Plan = { wide: 0.26, deep: 0.18, square: 5.5 }
  const handle = (side: -1 | 1): BufferGeometry =>
    workshop.bent(
      [
        [side * 0.256, 0.034, -0.055],
        [side * 0.256, 0.05, -0.054],
        [side * 0.256, 0.062, -0.044],
        [side * 0.256, 0.065, -0.02],
        [side * 0.256, 0.065, 0.02],
        [side * 0.256, 0.062, 0.044],
        [side * 0.256, 0.05, 0.054],
        [side * 0.256, 0.034, 0.055],
      ],
      0.0038,
      72,
      14,
    )
  return [
    { name: 'tray', material: lacquer, forms: [trayForm(workshop, plan, section, 200)] },
    { name: 'handles', material: metal, forms: [handle(-1), handle(1)] },
  ]
}

/** An oval tray in metal with a reeded rim. */
export function ovalTray(workshop: Workshop, metal: MaterialName): Part[] {
  const section = fillet(
    [
      [1, 0.004],
      [0.05, 0.004, 0.01],
      [0.042, 0.0055, 0.006],
      [0.03, 0.0135, 0.008],
      [0.004, 0.018, 0.003],
      [0, 0.0195, 0.0012],
      [0, 0.0215, 0.0012],
      [0.004, 0.0215, 0.002],
      [0.031, 0.0155, 0.008],
      [0.043, 0.0075, 0.006],
      [0.051, 0.0056, 0.01],
      [1, 0.0056],
    ],
    7,
  )
  const plan: Plan = { wide: 0.24, deep: 0.165, square: 2.15 }
  const reeds = [0, 1, 2].map((row) =>
    reed(workshop, plan, 0.0015 + row * 0.0036, 0.0212 - row * 0.0011, 0.0019),
  )
  const feet = [0.6, 2.54, 3.74, 5.68].map((angle) =>
    put(workshop.stuffed(0.02, 0.0046, 0.02, { seed: 0, sideRoundness: 1, planRoundness: 1, squares: 12 }), [
      Math.cos(angle) * 0.15,
      0.0023,
      Math.sin(angle) * 0.1,
    ]),
  )
  return [
    {
      name: 'tray',
      material: metal,
      forms: [trayForm(workshop, plan, section, 180), ...reeds, ...feet],
    },
  ]
}

/** A long oval dish in porcelain with the soft rim of Alba. */
export function ovalDish(
  workshop: Workshop,
  { body, rim }: { body: MaterialName; rim: MaterialName },
): Part[] {
  const section = fillet(
    [
      [1, 0.003],
      [0.075, 0.003, 0.002],
      [0.072, 0, 0.001],
      [0.068, 0, 0.001],
      [0.064, 0.003, 0.003],
      [0.044, 0.011, 0.01],
      [0.001, 0.0225, 0.004],
      [0, 0.0243, 0.001],
      [0.002, 0.0258, 0.001],
      [0.042, 0.0155, 0.012],
      [0.064, 0.007, 0.012],
      [0.09, 0.006, 0.01],
      [1, 0.006],
    ],
    7,
  )
  const plan: Plan = { wide: 0.215, deep: 0.14, square: 2.2 }
  const ripple = (angle: number) => 1 + 0.005 * wobble(angle, 6) + 0.0035 * Math.sin(angle * 9)
  return [
    { name: 'dish', material: body, forms: [trayForm(workshop, plan, section, 200, ripple)] },
    { name: 'rim', material: rim, forms: [reed(workshop, plan, 0.0004, 0.0248, 0.0019, ripple)] },
  ]
}

/**
 * A form whose plan is a soft rectangle or an oval. The cross-section goes from the middle of the underside over the
 * rim to the middle of the top: the inset from the rim (1 is the middle itself), then the height.
 */
function trayForm(
  workshop: Workshop,
  plan: Plan,
  section: readonly Point[],
  columns: number,
  ripple: (angle: number) => number = () => 1,
): BufferGeometry {
  const points = section.flatMap((point, index): Point[] => {
    const next = section[index + 1]
    const isLong = next && (point[0] === 1 || next[0] === 1)
    return isLong ? floor(point, next) : [point]
  })
  const place = (u: number, v: number): Place => {
    const [inset, height] = pointAlong(points, v)
    const angle = u * Math.PI * 2
    const [x, z] = inset >= 0.999 ? [0, 0] : around(plan, angle, inset)
    const uneven = ripple(angle)
    return [x * uneven, height, z * uneven]
  }
  return workshop.shaped(place, columns, points.length - 1, { closedU: true })
}

/** The flat part between the rim and the middle, in a few steps. */
function floor(from: Point, to: Point): Point[] {
  return Array.from({ length: 8 }, (_, step): Point => {
    const share = step / 8
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
}

function reed(
  workshop: Workshop,
  plan: Plan,
  inset: number,
  height: number,
  radius: number,
  ripple: (angle: number) => number = () => 1,
): BufferGeometry {
  const place = (u: number, v: number): Place => {
    const turn = v * Math.PI * 2
    const angle = u * Math.PI * 2
    const [x, z] = around(plan, angle, inset - radius * Math.cos(turn))
    return [x * ripple(angle), height + radius * Math.sin(turn), z * ripple(angle)]
  }
  return workshop.shaped(place, 180, 10, { closedU: true, closedV: true })
}

/**
 * A point of the plan at an angle, `inset` meters inside its edge; insets over a tenth of a meter shrink towards the
 * middle.
 */
function around({ wide, deep, square }: Plan, angle: number, inset: number): readonly [number, number] {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const power = 2 / square
  const shape = (value: number) => Math.sign(value) * Math.abs(value) ** power
  const edge = [wide - Math.min(inset, 0.1), deep - Math.min(inset, 0.1)] as const
  const share = inset > 0.1 ? Math.max(0, 1 - (inset - 0.1) / 0.9) : 1
  return [shape(cos) * edge[0] * share, shape(sin) * edge[1] * share]
}
