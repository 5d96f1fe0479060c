import { type Piece, piece } from '../piece.ts'
import { type SheafFinish, sheafConsole, sheafStoneTable, sheafTable } from '../pieces/ironwork.ts'
import { type OutdoorFinish, slattedTable, trapTable } from '../pieces/outdoor-tables.ts'
import { type PergolaFinish, pergola } from '../pieces/pergola.ts'

const TRAYS: Record<string, SheafFinish> = {
  iron: { iron: 'iron_forged', collar: 'brass_brushed', top: 'iron_forged' },
  brass: { iron: 'iron_forged', collar: 'brass_brushed', top: 'brass_brushed' },
}
const ROUNDS: Record<string, SheafFinish> = {
  travertine: { iron: 'iron_forged', collar: 'brass_brushed', top: 'travertine' },
  verde: { iron: 'iron_forged', collar: 'brass_brushed', top: 'marble_verde' },
}
const PERGOLA: Record<string, PergolaFinish> = {
  oak: { iron: 'iron_forged', shelf: 'oak_x', collar: 'brass_brushed' },
  walnut: { iron: 'iron_forged', shelf: 'walnut_x', collar: 'brass_brushed' },
}
const OUTDOOR: Record<string, OutdoorFinish> = {
  sand: { frame: 'enamel_sand', cord: 'rope_sand' },
  olive: { frame: 'enamel_olive', cord: 'rope_olive' },
  graphite: { frame: 'enamel_graphite', cord: 'rope_graphite' },
}

/** Wrought-iron and garden pieces. */
export const FORGE_PIECES: readonly Piece[] = [
  piece('tavolino-giunco', TRAYS, (workshop, finish) =>
    sheafTable(workshop, { height: 0.52, spread: 0.15, rods: 9, rod: 0.005 }, 0.2, finish),
  ),
  piece('tavolo-giunco-basso', ROUNDS, (workshop, finish) =>
    sheafStoneTable(workshop, { height: 0.35, spread: 0.3, rods: 18, rod: 0.0055 }, 0.9, finish),
  ),
  piece('consolle-giunco', ROUNDS, (workshop, finish) =>
    sheafConsole(
      workshop,
      { height: 0.82, spread: 0.155, rods: 9, rod: 0.006 },
      { width: 1.24, depth: 0.38 },
      finish,
    ),
  ),
  piece('etagere-pergola', PERGOLA, (workshop, finish) =>
    pergola(
      workshop,
      { bay: 0.78, bays: 1, depth: 0.34, height: 2.05, shelves: [0.12, 0.54, 0.92, 1.26, 1.56] },
      finish,
    ),
  ),
  piece('libreria-pergola', PERGOLA, (workshop, finish) =>
    pergola(
      workshop,
      { bay: 0.72, bays: 2, depth: 0.36, height: 1.98, shelves: [0.12, 0.5, 0.86, 1.2, 1.52] },
      finish,
    ),
  ),
  piece('tavolo-golena', OUTDOOR, (workshop, finish) =>
    slattedTable(workshop, { length: 2.2, depth: 0.96, height: 0.74, slats: 9 }, finish),
  ),
  piece('tavolino-golena', OUTDOOR, (workshop, finish) =>
    slattedTable(workshop, { length: 1.1, depth: 0.62, height: 0.36, slats: 6 }, finish),
  ),
  piece('tavolino-nassa', OUTDOOR, (workshop, finish) =>
    trapTable(workshop, { radius: 0.22, height: 0.46, cords: 30 }, finish),
  ),
]
