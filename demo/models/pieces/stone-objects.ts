import { Shape } from 'three'
import type { Part } from '../assemble.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type RingFinish = { ring: MaterialName; base: MaterialName }

/** A pair of bookends: two quarters of one thick disc, which stand together as a half. */
export function discBookends(workshop: Workshop, stone: MaterialName): Part[] {
  const radius = 0.15
  const outline = new Shape()
  outline.moveTo(0, 0)
  outline.lineTo(radius, 0)
  outline.absarc(0, 0, radius, 0, Math.PI / 2, false)
  outline.lineTo(0, 0)
  const quarter = () => workshop.sawn(outline, 0.09, 0.0035, 48)
  return [
    {
      name: 'bookends',
      material: stone,
      forms: [put(quarter(), [0.012, 0, 0]), put(quarter(), [-0.012, 0, 0], { y: Math.PI })],
    },
  ]
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
