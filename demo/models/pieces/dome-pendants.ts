import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, spline } from '../geometry/profile.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball, ceilingRose, holder, rod } from './lamp-parts.ts'

export type DomeFinish = { outside: MaterialName; inside: MaterialName; metal: MaterialName }

const WALL = 0.0016

/** Brolo: a dome spun from sheet, painted outside and bare within. Meters. */
export function domePendant(
  workshop: Workshop,
  radius: number,
  height: number,
  finish: DomeFinish,
  drop: number,
): Part[] {
  const ceiling = height + drop
  const line = outline(radius, height)
  const within = line.map(([x, y]): Point => [Math.max(0, x - WALL), y - (x < radius * 0.5 ? WALL : 0)])
  return [
    { name: 'outside', material: finish.outside, forms: [workshop.turned(line, { sides: 160 })] },
    {
      name: 'inside',
      material: finish.inside,
      forms: [workshop.turned(within.toReversed(), { sides: 160 }), lip(workshop, radius)],
    },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        gallery(workshop, height),
        holder(workshop, [0, height - 0.004, 0], 'down'),
        ceilingRose(workshop, ceiling),
      ],
    },
    {
      name: 'cord',
      material: 'cord_black',
      forms: [rod(workshop, [0, height + 0.07, 0], [0, ceiling - 0.02, 0], 0.0028, 0.0028, 12)],
    },
    { name: 'bulb', material: 'bulb', forms: [ball(workshop, 0.034, [0, height - 0.085, 0], 16)] },
  ]
}

/** From the turned-out rim over the shoulder to the neck. */
function outline(r: number, h: number): Point[] {
  return [
    ...spline(
      [
        [r, 0],
        [r * 0.985, h * 0.05],
        [r * 0.965, h * 0.2],
        [r * 0.87, h * 0.5],
        [r * 0.66, h * 0.78],
        [r * 0.36, h * 0.95],
        [0.03, h],
      ],
      64,
    ),
    [0.004, h],
  ]
}

function lip(workshop: Workshop, radius: number): BufferGeometry {
  const profile = Array.from({ length: 11 }, (_, step): Point => {
    const angle = -Math.PI / 2 + (step / 10) * Math.PI * 2
    return [radius - 0.0012 + Math.cos(angle) * 0.0022, 0.0004 + Math.sin(angle) * 0.0022]
  })
  return workshop.turned(profile, { sides: 160 })
}

function gallery(workshop: Workshop, height: number): BufferGeometry {
  const profile = fillet(
    [
      [0, height - 0.001],
      [0.034, height - 0.001, 0.001],
      [0.034, height + 0.008, 0.003],
      [0.02, height + 0.014, 0.004],
      [0.017, height + 0.052, 0.004],
      [0.007, height + 0.074, 0.005],
      [0, height + 0.074],
    ],
    7,
  )
  return workshop.turned(profile, { sides: 72 })
}
