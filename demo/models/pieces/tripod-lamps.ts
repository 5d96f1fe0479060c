import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { holder, hoop, rod, roundBulb } from './lamp-parts.ts'
import { type ShadeFinish, type ShadeSize, shade, spider } from './shades.ts'

export type TripodFinish = ShadeFinish & { legs: MaterialName; metal: MaterialName }

/** Cicogna: three tapered legs that cross under a hub, braced by a ring, with a cloth drum above. */
export function tripodLamp(workshop: Workshop, size: ShadeSize, finish: TripodFinish): Part[] {
  const hub = 1.06
  const bottom = 1.17
  const spread = 0.29
  const leg = (index: number): BufferGeometry => {
    const angle = Math.PI / 2 + (index * Math.PI * 2) / 3
    const at = (radius: number, height: number): Place => [
      Math.cos(angle) * radius,
      height,
      Math.sin(angle) * radius,
    ]
    return rod(workshop, at(spread, 0), at(0.024, hub + 0.05), 0.0105, 0.0175, 28)
  }
  const ringHeight = 0.36
  const ringRadius = spread + ((0.024 - spread) * ringHeight) / (hub + 0.05)
  return [
    { name: 'legs', material: finish.legs, forms: [0, 1, 2].map(leg) },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        hoop(workshop, ringRadius, ringHeight, 0.0042, 96),
        knuckle(workshop, hub),
        rod(workshop, [0, hub + 0.04, 0], [0, bottom + 0.03, 0], 0.0075),
        holder(workshop, [0, bottom + 0.025, 0], 'up'),
        rod(workshop, [0.03, bottom + 0.02, 0], [0.03, bottom + size.height - 0.014, 0], 0.0022, 0.0022, 12),
        rod(workshop, [0, bottom + 0.02, 0], [0.03, bottom + 0.02, 0], 0.0022, 0.0022, 12),
        ...spider(workshop, size, bottom),
      ],
    },
    { name: 'bulb', material: 'bulb', forms: [roundBulb(workshop, [0, bottom + 0.11, 0], 0.032)] },
    ...shade(workshop, size, bottom, finish),
  ]
}

function knuckle(workshop: Workshop, height: number): BufferGeometry {
  const profile = fillet(
    [
      [0, height - 0.012],
      [0.034, height - 0.012, 0.004],
      [0.046, height + 0.012, 0.004],
      [0.046, height + 0.028, 0.004],
      [0.018, height + 0.046, 0.008],
      [0.01, height + 0.07, 0.003],
      [0, height + 0.07],
    ],
    7,
  )
  return workshop.turned(profile, { sides: 80 })
}
