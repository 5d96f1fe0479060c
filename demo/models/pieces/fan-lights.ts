import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, pointAlong } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball } from './lamp-parts.ts'

export type FanFinish = { shade: MaterialName; metal: MaterialName }

/** Ventaglio: half a pleated shade, open above, sitting in a brass cup on the wall. Meters. */
export function fanWallLight(
  workshop: Workshop,
  size: { low: number; high: number; height: number; pleats: number },
  finish: FanFinish,
): Part[] {
  const { low, high, height, pleats } = size
  const radius = (share: number) => low + (high - low) * share ** 0.8
  const leaf =
    (inward: number) =>
    (u: number, v: number): Place => {
      const angle = u * Math.PI
      const folded = radius(v) * (1 + 0.02 * Math.sin(angle * pleats)) - inward
      return [-Math.cos(angle) * folded, 0.02 + v * height, 0.008 + Math.sin(angle) * folded * 0.82]
    }
  const band: Point[] = fillet(
    [
      [0, 0],
      [low * 0.7, 0, 0.004],
      [low + 0.006, 0.018, 0.003],
      [low + 0.006, 0.032, 0.002],
      [low + 0.002, 0.032, 0.001],
      [0, 0.026],
    ],
    6,
  )
  const half = workshop.shaped(
    (u, v) => {
      const [x, y] = pointAlong(band, v)
      return [-Math.cos(u * Math.PI) * x, y, 0.008 + Math.sin(u * Math.PI) * x * 0.82]
    },
    48,
    band.length - 1,
  )
  const back = workshop.planed(low * 2.1, height * 0.82, 0.008, 0.003)
  return [
    {
      name: 'shade',
      material: finish.shade,
      forms: [
        workshop.shaped(leaf(0), pleats * 6, 20, { flip: false }),
        workshop.shaped(leaf(0.0016), pleats * 6, 20, { flip: true }),
      ],
    },
    {
      name: 'metal',
      material: finish.metal,
      forms: [half, put(back, [0, height * 0.41 + 0.01, 0.004]), rim(workshop, leaf(0))],
    },
    { name: 'bulb', material: 'bulb', forms: [ball(workshop, 0.022, [0, height * 0.5, 0.055], 12)] },
  ]
}

function rim(workshop: Workshop, leaf: (u: number, v: number) => Place): BufferGeometry {
  const places = Array.from({ length: 97 }, (_, step) => leaf(step / 96, 1))
  return workshop.bent(places, 0.0018, 200, 10)
}
