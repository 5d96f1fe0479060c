import type { Part } from '../assemble.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { disc, rod } from './lamp-parts.ts'

/** A picture light: a slim half-round hood on two arms over the frame. */
export function pictureLight(workshop: Workshop, width: number, metal: MaterialName): Part[] {
  const out = 0.2
  const hood = 0.021
  const height = 0.13
  const trough =
    (inward: number) =>
    (u: number, v: number): Place => {
      const angle = Math.PI * (0.06 + 0.94 * v) + 0.35
      return [
        (u - 0.5) * (width - inward * 2),
        height + Math.sin(angle) * (hood - inward),
        out - Math.cos(angle) * (hood - inward),
      ]
    }
  const arm = (x: number) =>
    workshop.bent(
      [
        [x * 0.5, 0.03, 0.01],
        [x * 0.55, 0.04, 0.045],
        [x * 0.75, 0.1, 0.1],
        [x, height + hood + 0.004, out * 0.72],
        [x, height + hood + 0.002, out],
      ],
      0.0042,
      60,
      16,
    )
  const end = (side: number) =>
    put(disc(workshop, hood, 0, 0.004, 0.001), [(side * width) / 2 - side * 0.002, height, out], {
      z: Math.PI / 2,
    })
  return [
    {
      name: 'metal',
      material: metal,
      forms: [
        workshop.shaped(trough(0), 8, 28, { flip: true }),
        workshop.shaped(trough(0.0016), 8, 28),
        end(1),
        end(-1),
        arm(width * 0.16),
        arm(-width * 0.16),
        put(workshop.planed(width * 0.26, 0.05, 0.014, 0.005), [0, 0.025, 0.007]),
      ],
    },
    {
      name: 'tube',
      material: 'glass_opal',
      forms: [
        rod(
          workshop,
          [-width * 0.47, height - 0.002, out],
          [width * 0.47, height - 0.002, out],
          0.0085,
          0.0085,
          20,
        ),
      ],
    },
  ]
}
