import { type Piece, piece } from '../piece.ts'
import { type AlpineFinish, alpineShelves } from '../pieces/alpine-shelves.ts'
import { type LapFinish, lapDrawers } from '../pieces/lap-drawers.ts'
import { type TrestleFinish, trestleTable } from '../pieces/trestle-tables.ts'
import { type WardrobeFinish, wardrobe } from '../pieces/wardrobes.ts'

const PONTE: Record<string, TrestleFinish> = {
  oak: { wood: 'oak', key: 'walnut_x' },
  larch: { wood: 'larch', key: 'ebony_x' },
}
const MASO: Record<string, AlpineFinish> = {
  larch: { wood: 'larch', wedge: 'ebony_x' },
  oak: { wood: 'oak', wedge: 'walnut_x' },
}
const LAMELLA: Record<string, LapFinish> = {
  pine: { wood: 'pine', shoe: 'iron_forged' },
  larch: { wood: 'larch', shoe: 'iron_forged' },
  oak: { wood: 'oak', shoe: 'iron_forged' },
}
const STUBE: Record<string, WardrobeFinish> = {
  pine: { wood: 'pine', iron: 'iron_forged' },
  larch: { wood: 'larch', iron: 'iron_forged' },
}

/** Pieces of solid wood from alpine workshops. */
export const ALPINE_PIECES: readonly Piece[] = [
  piece('tavolo-ponte', PONTE, (workshop, finish) =>
    trestleTable(workshop, { length: 2.4, depth: 0.94, height: 0.75 }, finish),
  ),
  piece('tavolo-ponte-lungo', PONTE, (workshop, finish) =>
    trestleTable(workshop, { length: 3.4, depth: 1.02, height: 0.75 }, finish),
  ),
  piece('libreria-maso', MASO, (workshop, finish) =>
    alpineShelves(
      workshop,
      {
        height: 1.9,
        depth: 0.36,
        crown: 0.24,
        bays: [
          { width: 0.94, shelves: [0.1, 0.46, 0.8, 1.14, 1.48, 1.78] },
          { width: 0.62, shelves: [0.1, 0.62, 1.0, 1.34, 1.64] },
        ],
      },
      finish,
    ),
  ),
  piece('libreria-maso-bassa', MASO, (workshop, finish) =>
    alpineShelves(
      workshop,
      {
        height: 0.92,
        depth: 0.36,
        crown: 0.3,
        bays: [
          { width: 0.56, shelves: [0.1, 0.5, 0.82] },
          { width: 1.0, shelves: [0.1, 0.44, 0.82] },
        ],
      },
      finish,
    ),
  ),
  piece('cassettone-lamella', LAMELLA, (workshop, finish) =>
    lapDrawers(
      workshop,
      { width: 1.18, depth: 0.5, height: 0.86, leg: 0.13, columns: 2, rows: [0.85, 1, 1.15] },
      finish,
    ),
  ),
  piece('settimanale-lamella', LAMELLA, (workshop, finish) =>
    lapDrawers(
      workshop,
      { width: 0.56, depth: 0.42, height: 1.34, leg: 0.13, columns: 1, rows: [1, 1, 1, 1, 1, 1, 1] },
      finish,
    ),
  ),
  piece('armadio-stube', STUBE, (workshop, finish) =>
    wardrobe(workshop, { width: 1.36, depth: 0.62, height: 2.12, doors: 2 }, finish),
  ),
]
