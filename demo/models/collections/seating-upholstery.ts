import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { coltreBed, type QuiltedBedFinish } from '../pieces/beds.ts'
import { ciottoloOttoman, type PebbleFinish } from '../pieces/ottomans.ts'
import { concaSeat, type ShellFinish } from '../pieces/shell-seats.ts'
import { pianuraSofa, type SofaFinish } from '../pieces/sofas.ts'
import { merlaChair, type PaddedChairFinish } from '../pieces/upholstered-chairs.ts'

const pebble = (cover: MaterialName, seam: MaterialName): PebbleFinish => ({ cover, seam, plinth: 'ebony_x' })
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
const padded = (cover: MaterialName, legs: MaterialName): PaddedChairFinish => ({
  cover,
  seam: cover,
  legs,
  metal: 'brass_brushed',
})
const MERLA = {
  bottle: padded('velvet_bottle', 'walnut_y'),
  flax: padded('linen_flax', 'beech_y'),
  cognac: padded('leather_cognac', 'ebony_y'),
}
const sofa = (cover: MaterialName, pillow: MaterialName, tray: MaterialName = 'walnut_x'): SofaFinish => ({
  cover,
  pillow,
  tray,
  legs: 'bronze_dark',
})
const PIANURA = {
  flax: sofa('linen_flax', 'velvet_terracotta'),
  olive: sofa('linen_olive', 'linen_clay'),
  slate: sofa('linen_slate', 'velvet_terracotta', 'ebony_x'),
}
const shell = (cover: MaterialName, plinth: MaterialName, band: MaterialName): ShellFinish => ({
  cover,
  plinth,
  band,
})
const CONCA = {
  terracotta: shell('velvet_terracotta', 'walnut_x', 'brass_brushed'),
  bottle: shell('velvet_bottle', 'walnut_x', 'brass_brushed'),
  ink: shell('velvet_ink', 'ebony_x', 'bronze_dark'),
}
const quilted = (cover: MaterialName, quilt: MaterialName, pillow: MaterialName): QuiltedBedFinish => ({
  cover,
  quilt,
  pillow,
  sheet: 'linen_white',
  legs: 'walnut_y',
})
const COLTRE = {
  clay: quilted('linen_clay', 'linen_flax', 'linen_flax'),
  slate: quilted('linen_slate', 'linen_flax', 'linen_slate'),
  bottle: quilted('velvet_bottle', 'linen_white', 'linen_flax'),
}

/** Fully upholstered sofas, armchairs, ottomans, chairs and a bed. */
export const UPHOLSTERED_PIECES: readonly Piece[] = [
  piece('pouf-ciottolo', CIOTTOLO_VELVET, (workshop, finish) =>
    ciottoloOttoman(workshop, { length: 0.52, depth: 0.48, height: 0.42, seed: 1.2, wear: 1 }, finish),
  ),
  piece('pouf-ciottolo-grande', CIOTTOLO, (workshop, finish) =>
    ciottoloOttoman(workshop, { length: 0.98, depth: 0.74, height: 0.4, seed: 2.4, wear: 1 }, finish),
  ),
  piece('panca-ciottolo', CIOTTOLO, (workshop, finish) =>
    ciottoloOttoman(workshop, { length: 1.42, depth: 0.6, height: 0.42, seed: 0.9, wear: 0.72 }, finish),
  ),
  piece('sedia-merla', MERLA, (workshop, finish) =>
    merlaChair(workshop, { seat: 0.48, width: 0.53, depth: 0.5, back: 0.225 }, finish),
  ),
  piece('sgabello-merla', MERLA, (workshop, finish) =>
    merlaChair(workshop, { seat: 0.68, width: 0.49, depth: 0.46, back: 0.19 }, finish),
  ),
  piece('divano-pianura', PIANURA, (workshop, finish) =>
    pianuraSofa(workshop, { seats: [0.78, 0.78], depth: 0.96, arms: 'both', pillows: [0.16] }, finish),
  ),
  piece('divano-pianura-grande', PIANURA, (workshop, finish) =>
    pianuraSofa(
      workshop,
      { seats: [0.72, 0.72, 0.72], depth: 0.96, arms: 'both', pillows: [0.13, 0.88] },
      finish,
    ),
  ),
  piece('divano-pianura-angolo', PIANURA, (workshop, finish) =>
    pianuraSofa(
      workshop,
      { seats: [0.8, 0.8, 0.98], depth: 0.96, chaise: 1.62, arms: 'left', pillows: [0.12, 0.8] },
      finish,
    ),
  ),
  piece('poltrona-conca', CONCA, (workshop, finish) =>
    concaSeat(workshop, { straight: 0, channels: 15, back: 0.84, arm: 0.56 }, finish),
  ),
  piece('divanetto-conca', CONCA, (workshop, finish) =>
    concaSeat(workshop, { straight: 0.82, channels: 24, back: 0.82, arm: 0.56 }, finish),
  ),
  piece('letto-coltre', COLTRE, (workshop, finish) => coltreBed(workshop, { width: 1.7, length: 2 }, finish)),
]
