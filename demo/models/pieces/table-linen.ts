import type { Part } from '../assemble.ts'
import { put } from '../geometry/solids.ts'
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

/** One napkin lying open in thirds, for cutlery to rest on. */
export function napkin(workshop: Workshop, linen: MaterialName): Part[] {
  const forms = [0, 1].map((layer) =>
    put(
      workshop.stuffed(0.27 - layer * 0.004, 0.0034, 0.36, {
        sideRoundness: 0.6,
        planRoundness: 0.04,
        seed: 31 + layer,
        squares: 44,
      }),
      [layer * 0.001, 0.0017 + layer * 0.003, 0],
    ),
  )
  return [{ name: 'napkin', material: linen, forms }]
}

/** A napkin folded twice each way: two soft double layers, rounder at the fold than at the hem. */
function folds(workshop: Workshop, seed: number, aside: number) {
  return [0, 1].map((layer) =>
    put(
      workshop.stuffed(0.215 - layer * 0.0022, 0.0068, 0.215 - layer * 0.003, {
        sideRoundness: 0.9,
        planRoundness: 0.055,
        seed: seed * 5 + layer + 1,
        squares: 40,
      }),
      [aside + layer * 0.0011, 0.0034 + layer * 0.0058, aside - layer * 0.0012],
      { y: layer * 0.008 },
    ),
  )
}
