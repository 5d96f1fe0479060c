import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { hollow } from './hollow.ts'

export type CoupeFinish = { plate: MaterialName; bowl: MaterialName }

/** Marea: plates without a rim, stacked by size, with a bowl on top; a bowl and a beaker beside them. */
export function coupeService(workshop: Workshop, { plate, bowl }: CoupeFinish): Part[] {
  return [
    {
      name: 'plates',
      material: plate,
      forms: [
        put(coupe(workshop, 0.142, 0.021, 3), [0, 0, 0]),
        put(coupe(workshop, 0.142, 0.021, 8), [0.001, 0.0078, -0.001]),
        put(coupe(workshop, 0.108, 0.02, 5), [-0.001, 0.0152, 0.001]),
        put(beaker(workshop), [0.235, 0, -0.035]),
      ],
    },
    {
      name: 'bowls',
      material: bowl,
      forms: [put(bowlForm(workshop, 11), [0.001, 0.022, 0]), put(bowlForm(workshop, 17), [0.19, 0, 0.152])],
    },
  ]
}

function coupe(workshop: Workshop, radius: number, height: number, seed: number): BufferGeometry {
  const outside = spline(
    [
      [radius * 0.58, 0],
      [radius * 0.6, 0.001],
      [radius * 0.66, 0.0024],
      [radius * 0.86, height * 0.38],
      [radius * 0.965, height * 0.7],
      [radius, height],
    ],
    70,
  )
  return workshop.turned(hollow(outside, 0.0052, 0.0058), { sides: 144, carve: thrown(seed, 0.004) })
}

function bowlForm(workshop: Workshop, seed: number): BufferGeometry {
  const outside = spline(
    [
      [0.034, 0],
      [0.036, 0.003],
      [0.05, 0.009],
      [0.07, 0.032],
      [0.0765, 0.058],
      [0.0775, 0.07],
    ],
    64,
  )
  return workshop.turned(hollow(outside, 0.0042, 0.0072), { sides: 128, carve: thrown(seed, 0.006) })
}

function beaker(workshop: Workshop): BufferGeometry {
  const outside = spline(
    [
      [0.034, 0],
      [0.0375, 0.003],
      [0.0405, 0.02],
      [0.0405, 0.06],
      [0.0412, 0.094],
    ],
    60,
  )
  return workshop.turned(hollow(outside, 0.0038, 0.0068), { sides: 112, carve: thrown(23, 0.006) })
}

/** The potter's touch: a form that is not quite round, with faint throwing rings. */
function thrown(seed: number, uneven: number) {
  return (angle: number, radius: number, y: number) =>
    1 +
    uneven * wobble(angle, seed) * Math.min(1, radius / 0.04) +
    0.0012 * Math.sin(radius * 520 + y * 480 + wobble(angle, seed + 2))
}
