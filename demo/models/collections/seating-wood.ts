import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { baitaBed, type WoodenBedFinish } from '../pieces/beds.ts'
import { ansaChair, type BentChairFinish } from '../pieces/bent-chairs.ts'
import { type FrameFinish, lancaDaybed, lancaSeat } from '../pieces/framed-seats.ts'
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
const MASELLO = {
  larch: stool('larch', 'walnut_y'),
  walnut: stool('walnut', 'oak_y'),
  ebonised: stool('ebony', 'oak_y'),
}
const MALGA = { larch: bench('larch', 'walnut_y'), walnut: bench('walnut', 'oak_y') }
const SETTLE = { pine: bench('pine', 'walnut_y'), ebonised: bench('ebony', 'oak_y') }
const ANSA: Record<string, BentChairFinish> = {
  beech: { wood: 'beech_y', loop: 'beech_x', cord: 'cord_paper' },
  walnut: { wood: 'walnut_y', loop: 'walnut_x', cord: 'cord_paper' },
  black: { wood: 'ebony_y', loop: 'ebony_x', cord: 'cord_paper' },
}
const framed = (
  wood: 'walnut' | 'beech' | 'ebony',
  cover: MaterialName,
  roll: MaterialName = cover,
  strap: MaterialName = 'leather_espresso',
): FrameFinish => ({ wood: `${wood}_y`, rails: `${wood}_x`, sides: `${wood}_z`, cover, roll, strap })
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
const wooden = (wood: 'pine' | 'walnut', quilt: MaterialName, wedge: MaterialName): WoodenBedFinish => ({
  lying: `${wood}_x`,
  long: `${wood}_z`,
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

/** Stools, chairs, frames and a bed of solid wood. */
export const SEATING_WOOD_PIECES: readonly Piece[] = [
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
  piece('sedia-ansa', ANSA, (workshop, finish) =>
    ansaChair(workshop, { seat: 0.45, width: 0.47, depth: 0.46, loop: 0.29, arms: false }, finish),
  ),
  piece('sedia-ansa-braccioli', ANSA, (workshop, finish) =>
    ansaChair(workshop, { seat: 0.44, width: 0.55, depth: 0.48, loop: 0.265, arms: true }, finish),
  ),
  piece('sgabello-ansa', ANSA, (workshop, finish) =>
    ansaChair(workshop, { seat: 0.66, width: 0.44, depth: 0.42, loop: 0.22, arms: false }, finish),
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
  piece('letto-baita', BAITA, (workshop, finish) => baitaBed(workshop, { width: 1.6, length: 2 }, finish)),
]
