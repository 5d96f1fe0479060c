import { type BufferGeometry, Shape } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { disc } from './lamp-parts.ts'

export type DialFinish = { dial: MaterialName; marks: MaterialName; hands: MaterialName }

/** Turns something drawn lying on its back to face forwards. */
export const UPRIGHT = { x: Math.PI / 2 }
/** Eight minutes past ten: the hands do not cover the middle of the dial. */
const HOUR = 10 + 8 / 60

/** A dial with its twelve marks and its hands, facing forwards from `center`. */
export function dial(workshop: Workshop, radius: number, center: Place, finish: DialFinish): Part[] {
  const plate = fillet(
    [
      [0, -0.006],
      [radius, -0.006],
      [radius, 0.006],
      [radius * 0.9, 0.004, 0.004],
      [radius * 0.82, 0, 0.004],
      [radius * 0.7, 0],
      [radius * 0.5, 0],
      [radius * 0.3, 0],
      [radius * 0.1, 0],
      [radius * 0.02, 0],
      [0, 0],
    ],
    6,
  )
  const face = (geometry: BufferGeometry) => put(geometry, center)
  const marks = Array.from({ length: 12 }, (_, hour) => mark(workshop, radius, hour))
  return [
    {
      name: 'dial',
      material: finish.dial,
      forms: [put(workshop.turned(plate, { sides: 160 }), center, UPRIGHT)],
    },
    { name: 'marks', material: finish.marks, forms: marks.map(face) },
    {
      name: 'hands',
      material: finish.hands,
      forms: [
        face(hand(workshop, radius * 0.5, radius * 0.044, 0.006, clockwise(HOUR / 12))),
        face(hand(workshop, radius * 0.78, radius * 0.032, 0.0085, clockwise(HOUR % 1))),
        put(disc(workshop, radius * 0.05, 0.0, 0.011, 0.002), center, UPRIGHT),
      ],
    },
  ]
}

function clockwise(share: number): number {
  return -share * Math.PI * 2
}

/** Batons, longer at the quarters. */
function mark(workshop: Workshop, radius: number, hour: number): BufferGeometry {
  const length = radius * (hour % 3 === 0 ? 0.15 : 0.085)
  const baton = workshop.planed(radius * 0.02, length, 0.0024, 0.0006)
  baton.translate(0, radius * 0.745 - length / 2, 0.0018)
  return put(baton, [0, 0, 0], { z: clockwise(hour / 12) })
}

/** A slender leaf with a short tail, above the dial. */
function hand(
  workshop: Workshop,
  length: number,
  width: number,
  height: number,
  turn: number,
): BufferGeometry {
  const outline = new Shape()
  outline.moveTo(-width * 0.36, -length * 0.2)
  outline.quadraticCurveTo(-width * 0.2, length * 0.1, -width * 0.5, length * 0.45)
  outline.quadraticCurveTo(-width * 0.42, length * 0.8, 0, length)
  outline.quadraticCurveTo(width * 0.42, length * 0.8, width * 0.5, length * 0.45)
  outline.quadraticCurveTo(width * 0.2, length * 0.1, width * 0.36, -length * 0.2)
  outline.closePath()
  return put(workshop.sawn(outline, 0.0014, 0.0004, 16), [0, 0, height], { z: turn })
}

/** A ring that holds a dial in its case. */
export function bezel(workshop: Workshop, radius: number): BufferGeometry {
  const profile: Point[] = fillet(
    [
      [radius - 0.004, -0.004],
      [radius + 0.007, -0.004],
      [radius + 0.007, 0.004, 0.002],
      [radius + 0.001, 0.012, 0.003],
      [radius - 0.003, 0.011, 0.002],
      [radius - 0.004, 0.004],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 160 })
}
