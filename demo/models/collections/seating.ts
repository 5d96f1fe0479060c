import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { baitaBed, coltreBed, type QuiltedBedFinish, type WoodenBedFinish } from '../pieces/beds.ts'
import { ansaChair, type BentChairFinish } from '../pieces/bent-chairs.ts'
import { valleLounger, vallePouf } from '../pieces/cord-loungers.ts'
import { type CordFinish, valleSeat } from '../pieces/cord-seats.ts'
import { type FrameFinish, lancaDaybed, lancaSeat } from '../pieces/framed-seats.ts'
import { rifugioBench, type SlattedFinish } from '../pieces/garden-benches.ts'
import { ciottoloOttoman, type PebbleFinish } from '../pieces/ottomans.ts'
import { concaSeat, type ShellFinish } from '../pieces/shell-seats.ts'
import { pianuraSofa, type SofaFinish } from '../pieces/sofas.ts'
import { maselloStool, type StoolFinish } from '../pieces/stools.ts'
import { merlaChair, type PaddedChairFinish } from '../pieces/upholstered-chairs.ts'
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

const ANSA: Record<string, BentChairFinish> = {
  beech: { wood: 'beech_y', cord: 'cord_paper' },
  walnut: { wood: 'walnut_y', cord: 'cord_paper' },
  black: { wood: 'ebony_y', cord: 'cord_paper' },
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

const framed = (
  wood: SolidWood | 'beech',
  cover: MaterialName,
  roll: MaterialName = cover,
  strap: MaterialName = 'leather_espresso',
): FrameFinish => ({ wood: `${wood}_y`, rails: `${wood}_x`, cover, roll, strap })
const LANCA = {
  cognac: framed('walnut', 'leather_cognac'),
  flax: framed('beech', 'linen_flax'),
  slate: framed('ebony', 'linen_slate'),
}
const DAYBED = {
  cognac: framed('walnut', 'leather_cognac'),
  espresso: framed('ebony', 'leather_espresso', 'leather_espresso', 'leather_cognac'),
  clay: framed('beech', 'linen_clay', 'linen_clay'),
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
const wooden = (wood: SolidWood, quilt: MaterialName, wedge: MaterialName): WoodenBedFinish => ({
  lying: `${wood}_x`,
  standing: `${wood}_y`,
  wedge,
  quilt,
  pillow: quilt,
  sheet: 'linen_white',
})
const BAITA = {
  pine: wooden('pine', 'linen_olive', 'walnut_y'),
  walnut: wooden('walnut', 'linen_flax', 'oak_y'),
}

const VALLE: Record<string, CordFinish> = {
  sand: { frame: 'enamel_sand', cord: 'rope_sand', cushion: 'linen_white' },
  olive: { frame: 'enamel_olive', cord: 'rope_olive', cushion: 'linen_flax' },
  graphite: { frame: 'enamel_graphite', cord: 'rope_graphite', cushion: 'linen_flax' },
}
const RIFUGIO: Record<string, SlattedFinish> = {
  larch: { slats: 'larch_x', frame: 'enamel_graphite', screws: 'brass_brushed' },
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
  piece('sedia-ansa', ANSA, (workshop, finish) =>
    ansaChair(workshop, { seat: 0.45, width: 0.47, depth: 0.46, loop: 0.29, arms: false }, finish),
  ),
  piece('sedia-ansa-braccioli', ANSA, (workshop, finish) =>
    ansaChair(workshop, { seat: 0.44, width: 0.55, depth: 0.48, loop: 0.265, arms: true }, finish),
  ),
  piece('sgabello-ansa', ANSA, (workshop, finish) =>
    ansaChair(workshop, { seat: 0.66, width: 0.44, depth: 0.42, loop: 0.22, arms: false }, finish),
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
  piece('poltrona-lanca', LANCA, (workshop, finish) =>
    lancaSeat(workshop, { seats: 1, seatWidth: 0.6 }, finish),
  ),
  piece('divanetto-lanca', LANCA, (workshop, finish) =>
    lancaSeat(workshop, { seats: 2, seatWidth: 0.62 }, finish),
  ),
  piece('dormeuse-lanca', DAYBED, (workshop, finish) =>
    lancaDaybed(workshop, { length: 1.98, width: 0.82 }, finish),
  ),
  piece('letto-coltre', COLTRE, (workshop, finish) => coltreBed(workshop, { width: 1.7, length: 2 }, finish)),
  piece('letto-baita', BAITA, (workshop, finish) => baitaBed(workshop, { width: 1.6, length: 2 }, finish)),
  piece('poltrona-valle', VALLE, (workshop, finish) =>
    valleSeat(
      workshop,
      {
        width: 0.8,
        depth: 0.78,
        deck: 0.27,
        arm: 0.57,
        back: 0.76,
        cushion: 0.14,
        seats: 1,
        leaning: true,
        pairs: 38,
      },
      finish,
    ),
  ),
  piece('divano-valle', VALLE, (workshop, finish) =>
    valleSeat(
      workshop,
      {
        width: 1.62,
        depth: 0.8,
        deck: 0.27,
        arm: 0.57,
        back: 0.74,
        cushion: 0.14,
        seats: 2,
        leaning: true,
        pairs: 37,
      },
      finish,
    ),
  ),
  piece('sedia-valle', VALLE, (workshop, finish) =>
    valleSeat(
      workshop,
      {
        width: 0.6,
        depth: 0.58,
        deck: 0.41,
        arm: 0.65,
        back: 0.79,
        cushion: 0.045,
        seats: 1,
        leaning: false,
        pairs: 38,
      },
      finish,
    ),
  ),
  piece('lettino-valle', VALLE, (workshop, finish) =>
    valleLounger(workshop, { length: 1.98, width: 0.7, deck: 0.33, rise: 0.42 }, finish),
  ),
  piece('pouf-valle', VALLE, (workshop, finish) =>
    vallePouf(workshop, { diameter: 0.52, height: 0.42, pairs: 40 }, finish),
  ),
  piece('panca-rifugio', RIFUGIO, (workshop, finish) =>
    rifugioBench(workshop, { length: 1.7, back: true, arms: true }, finish),
  ),
  piece('panca-rifugio-piana', RIFUGIO, (workshop, finish) =>
    rifugioBench(workshop, { length: 1.2, back: false, arms: false }, finish),
  ),
]
