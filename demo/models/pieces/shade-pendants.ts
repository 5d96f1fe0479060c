import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point } from '../geometry/profile.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball, ceilingRose, disc, holder, rod } from './lamp-parts.ts'
import { type ShadeFinish, type ShadeSize, shade, spider } from './shades.ts'

export type DrumFinish = ShadeFinish & { metal: MaterialName }

/** Barena: a cloth drum closed below by a paper disc, hung from one rod. `drop` from drum to ceiling. */
export function drumPendant(workshop: Workshop, size: ShadeSize, finish: DrumFinish, drop: number): Part[] {
  const ceiling = size.height + drop
  const middle = size.height - 0.014
  return [
    ...shade(workshop, size, 0, finish),
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        ...spider(workshop, size, 0),
        rod(workshop, [0, middle, 0], [0, ceiling - 0.02, 0], 0.0055),
        hub(workshop, middle),
        ceilingRose(workshop, ceiling, 0.065),
        ball(workshop, 0.009, [0, 0.006, 0], 12),
        rod(workshop, [0, 0.01, 0], [0, middle, 0], 0.003),
      ],
    },
    { name: 'diffuser', material: 'shade_paper', forms: [disc(workshop, size.bottom - 0.006, 0.012, 0.003)] },
  ]
}

function hub(workshop: Workshop, height: number): BufferGeometry {
  const profile = fillet(
    [
      [0, height - 0.01],
      [0.02, height - 0.01, 0.003],
      [0.02, height + 0.006, 0.004],
      [0.007, height + 0.026, 0.006],
      [0, height + 0.026],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 56 })
}

export type CocoonSize = { radius: number; height: number; rings: number; fullness: number }

/** Bozzolo: paper laid over wire rings, tapered slightly between the rings. */
export function cocoon(workshop: Workshop, size: CocoonSize, bottom: number): BufferGeometry {
  const wall = 0.0012
  const rows = size.rings * 6
  const outside = Array.from({ length: rows + 1 }, (_, row): Point => {
    const share = row / rows
    const swell = Math.max(0, 1 - Math.abs(share * 2 - 1) ** size.fullness) ** (1 / size.fullness)
    const ring = 1 - 0.011 * Math.sin(share * size.rings * Math.PI) ** 2
    return [Math.max(0.042, size.radius * swell * ring), bottom + share * size.height]
  })
  const inside = outside.toReversed().map(([x, y]): Point => [x - wall, y])
  return workshop.turned([...inside, ...outside], { sides: 96 })
}

/** A paper cocoon hung on a cord. */
export function cocoonPendant(
  workshop: Workshop,
  size: CocoonSize,
  finish: { paper: MaterialName; metal: MaterialName },
  drop: number,
): Part[] {
  const top = size.height
  const ceiling = top + drop
  return [
    { name: 'paper', material: finish.paper, forms: [cocoon(workshop, size, 0)] },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        disc(workshop, 0.043, top - 0.002, 0.006, 0.002),
        disc(workshop, 0.043, -0.004, 0.006, 0.002),
        holder(workshop, [0, top + 0.05, 0], 'down'),
        ceilingRose(workshop, ceiling),
      ],
    },
    {
      name: 'cord',
      material: 'cord_black',
      forms: [rod(workshop, [0, top + 0.045, 0], [0, ceiling - 0.02, 0], 0.0026, 0.0026, 12)],
    },
  ]
}

/** The same cocoon, elongated and set on three feet, for the floor. */
export function cocoonColumn(
  workshop: Workshop,
  size: CocoonSize,
  finish: { paper: MaterialName; metal: MaterialName; feet: MaterialName },
): Part[] {
  const leg = 0.16
  const feet = [0, 1, 2].map((foot) => {
    const angle = Math.PI / 2 + (foot * Math.PI * 2) / 3
    const along = (radius: number, height: number) =>
      [Math.cos(angle) * radius, height, Math.sin(angle) * radius] as const
    return rod(workshop, along(0.165, 0), along(0.05, leg + 0.03), 0.0085, 0.013)
  })
  return [
    { name: 'paper', material: finish.paper, forms: [cocoon(workshop, size, leg)] },
    { name: 'feet', material: finish.feet, forms: feet },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        disc(workshop, 0.064, leg - 0.012, 0.014, 0.004),
        disc(workshop, 0.043, leg + size.height - 0.002, 0.006, 0.002),
        ball(workshop, 0.01, [0, leg + size.height + 0.011, 0], 12),
      ],
    },
  ]
}
