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

/** The layers of a napkin folded twice each way; the fold is a thicker, rounder edge than the hem. */
function folds(workshop: Workshop, seed: number, aside: number) {
  return [0, 1, 2, 3].map((layer) =>
    put(
      workshop.stuffed(0.215 - layer * 0.0012, 0.0036, 0.215 - layer * 0.0015, {
        sideRoundness: 0.7,
        planRoundness: 0.05,
        seed: seed * 5 + layer + 1,
        squares: 30,
      }),
      [aside + layer * 0.0006, 0.0018 + layer * 0.003, aside - layer * 0.0005],
    ),
  )
}
