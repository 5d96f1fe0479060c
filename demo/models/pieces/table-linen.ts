import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

/** Four folded napkins in a stack, the uppermost a little aside. */
export function foldedNapkins(workshop: Workshop, linen: MaterialName): Part[] {
  const forms = [0, 1, 2, 3].flatMap((napkin) =>
    folds(workshop, napkin, napkin === 3 ? 0.012 : 0).map((form) =>
      put(form, [0, napkin * 0.0125, 0], { y: [0.015, -0.02, 0.03, -0.11][napkin] ?? 0 }),
    ),
  )
  return [{ name: 'napkins', material: linen, forms }]
}

/** One napkin folded in half, for cutlery to rest on: a hem all around, and a corner that was not ironed flat. */
export function napkin(workshop: Workshop, linen: MaterialName): Part[] {
  return [
    {
      name: 'napkin',
      material: linen,
      forms: [sheet(workshop, 0.272, 0.362, 0.0028, 31), sheet(workshop, 0.266, 0.357, 0.0056, 47)],
    },
  ]
}

const HEM = 0.011

/** A hemmed cloth at a height, with its edge turned down onto the surface below. */
function sheet(
  workshop: Workshop,
  width: number,
  depth: number,
  height: number,
  seed: number,
): BufferGeometry {
  const place = (u: number, v: number): Place => {
    const [x, outX] = across(u, width)
    const [z, outZ] = across(v, depth)
    const inward = Math.min(width / 2 - Math.abs(x), depth / 2 - Math.abs(z))
    const ridge = 0.0007 * Math.exp(-(((inward - HEM) / 0.0016) ** 2))
    const thick = inward < HEM ? 0.0006 : 0
    const soft = 0.0004 * wobble((x / width) * 3 + (z / depth) * 2, seed)
    const corner = Math.max(0, x / width - z / depth - 0.62)
    const edge = Math.max(outX, outZ)
    const top = height + ridge + thick + soft + 0.045 * corner ** 2
    return [
      x + 0.0011 * wobble((z / depth) * 5, seed + 3) * (x / width),
      top * (1 - edge) + Math.max(0, height - 0.0028) * edge,
      z + 0.0013 * wobble((x / width) * 5, seed + 5) * (z / depth),
    ]
  }
  return workshop.shaped(place, 96, 120)
}

/** The position across the cloth at a fraction of its width, and how far it is into the turned-down edge, 0 to 1. */
function across(share: number, length: number): readonly [place: number, past: number] {
  const wide = (share - 0.5) * 1.03 * length
  const half = length / 2
  const past = Math.min(1, Math.max(0, (Math.abs(wide) - half) / (0.015 * length)))
  return [Math.sign(wide) * Math.min(Math.abs(wide), half), past]
}

/** A napkin folded twice each way: two soft double layers, rounder at the fold than at the hem. */
function folds(workshop: Workshop, seed: number, aside: number) {
  return [0, 1].map((layer) =>
    put(
      workshop.stuffed(0.215 - layer * 0.0022, 0.0068, 0.215 - layer * 0.003, {
        sideRoundness: 0.9,
        planRoundness: 0.024,
        seed: seed * 5 + layer + 1,
        squares: 40,
      }),
      [aside + layer * 0.0011, 0.0034 + layer * 0.0058, aside - layer * 0.0012],
      { y: layer * 0.008 },
    ),
  )
}
