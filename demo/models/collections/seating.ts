import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { ciottoloOttoman, type PebbleFinish } from '../pieces/ottomans.ts'
import { maselloStool, type StoolFinish } from '../pieces/stools.ts'
import { type BenchFinish, malgaBench } from '../pieces/wooden-benches.ts'

type SolidWood = 'larch' | 'pine' | 'walnut' | 'oak' | 'ebony'

const stool = (wood: SolidWood, wedge: MaterialName): StoolFinish => ({
  seat: `${wood}_x`,
  legs: `${wood}_y`,
  wedge,
  ring: 'bronze_dark',
})
const bench = (wood: SolidWood, wedge: MaterialName): BenchFinish => ({
  lying: `${wood}_x`,
  standing: `${wood}_y`,
  wedge,
})
const pebble = (cover: MaterialName, seam: MaterialName): PebbleFinish => ({ cover, seam, plinth: 'ebony_x' })

const MASELLO = {
  larch: stool('larch', 'walnut_y'),
  walnut: stool('walnut', 'oak_y'),
  ebonised: stool('ebony', 'oak_y'),
}
const MALGA = { larch: bench('larch', 'walnut_y'), walnut: bench('walnut', 'oak_y') }
const SETTLE = { pine: bench('pine', 'walnut_y'), ebonised: bench('ebony', 'oak_y') }
const CIOTTOLO = {
  ivory: pebble('boucle_ivory', 'boucle_ivory'),
  moss: pebble('boucle_moss', 'boucle_moss'),
  charcoal: pebble('boucle_charcoal', 'boucle_charcoal'),
}
const CIOTTOLO_VELVET = {
  ochre: pebble('velvet_ochre', 'velvet_ochre'),
  bottle: pebble('velvet_bottle', 'velvet_bottle'),
  terracotta: pebble('velvet_terracotta', 'velvet_terracotta'),
}

/** The pieces that came with the collection of seating, beds and outdoor seats. */
export const SEATING_PIECES: readonly Piece[] = [
  piece('sgabello-masello', MASELLO, (workshop, finish) =>
    maselloStool(workshop, { height: 0.43, seat: 0.34, splay: 0.075, legs: 3, ring: false }, finish),
  ),
  piece('sgabello-masello-alto', MASELLO, (workshop, finish) =>
    maselloStool(workshop, { height: 0.66, seat: 0.35, splay: 0.095, legs: 4, ring: true }, finish),
  ),
  piece('panca-malga', MALGA, (workshop, finish) =>
    malgaBench(workshop, { length: 1.6, depth: 0.36, height: 0.45, spindles: 0, back: 0 }, finish),
  ),
  piece('panca-malga-schienale', SETTLE, (workshop, finish) =>
    malgaBench(workshop, { length: 1.5, depth: 0.44, height: 0.44, spindles: 19, back: 0.4 }, finish),
  ),
  piece('pouf-ciottolo', CIOTTOLO_VELVET, (workshop, finish) =>
    ciottoloOttoman(workshop, { length: 0.52, depth: 0.48, height: 0.42, seed: 1.2 }, finish),
  ),
  piece('pouf-ciottolo-grande', CIOTTOLO, (workshop, finish) =>
    ciottoloOttoman(workshop, { length: 0.98, depth: 0.74, height: 0.4, seed: 2.4 }, finish),
  ),
  piece('panca-ciottolo', CIOTTOLO, (workshop, finish) =>
    ciottoloOttoman(workshop, { length: 1.5, depth: 0.56, height: 0.43, seed: 0.3 }, finish),
  ),
]
