import type { Wood } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { bladeTable } from '../pieces/blade-tables.ts'
import { type ColumnDeskFinish, columnDesk } from '../pieces/column-desks.ts'
import { type ColumnFinish, columnCabinet } from '../pieces/columns.ts'
import { calamoDesk, type DeskFinish } from '../pieces/desks.ts'
import { type DrawLeafFinish, drawLeafTable } from '../pieces/draw-leaf-tables.ts'
import { type GlazedFinish, glazedCabinet } from '../pieces/glazed-cabinets.ts'
import { type LadderFinish, ladderShelves } from '../pieces/ladder-shelves.ts'
import { type WaterfallFinish, waterfalls } from '../pieces/waterfalls.ts'

const WOODS: Record<string, Wood> = { walnut: 'walnut', oak: 'oak', ebonised: 'ebony' }

const CALAMO: Record<string, DeskFinish> = {
  walnut: { wood: 'walnut', field: 'leather_cognac', metal: 'brass_brushed' },
  oak: { wood: 'oak', field: 'leather_bottle', metal: 'brass_brushed' },
  ebonised: { wood: 'ebony', field: 'leather_espresso', metal: 'brass_polished' },
}
const CALAMO_STONE: Record<string, DeskFinish> = {
  walnut: { wood: 'walnut', field: 'marble_verde', metal: 'brass_brushed' },
  ebonised: { wood: 'ebony', field: 'marble_calacatta', metal: 'brass_polished' },
  oak: { wood: 'oak', field: 'travertine', metal: 'bronze_dark' },
}
const COLONNA: Record<string, ColumnFinish> = {
  walnut: { wood: 'walnut', top: 'marble_calacatta', metal: 'brass_brushed' },
  oak: { wood: 'oak', top: 'travertine', metal: 'bronze_dark' },
  ebonised: { wood: 'ebony', top: 'marble_verde', metal: 'brass_polished' },
}
const ONDA: Record<string, WaterfallFinish> = {
  walnut: { wood: 'walnut', line: 'brass_brushed' },
  oak: { wood: 'oak', line: 'bronze_dark' },
  ebonised: { wood: 'ebony', line: 'brass_polished' },
}

const COLONNA_DESK: Record<string, ColumnDeskFinish> = {
  ebonised: { wood: 'ebony', field: 'leather_bottle', metal: 'brass_brushed' },
  walnut: { wood: 'walnut', field: 'leather_espresso', metal: 'brass_brushed' },
}
/** Combinations of a fine wood and a metal, for pieces made of only these two. */
const FINE: Record<string, DrawLeafFinish & GlazedFinish & LadderFinish> = {
  walnut: { wood: 'walnut', metal: 'brass_brushed' },
  oak: { wood: 'oak', metal: 'bronze_dark' },
  ebonised: { wood: 'ebony', metal: 'brass_polished' },
}

/** Picks the finishes in which a piece is made, the default first. */
function pickFinishes<Finish>(finishes: Record<string, Finish>, ...names: string[]): Record<string, Finish> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const finish = finishes[name]
      return finish === undefined ? [] : [[name, finish]]
    }),
  )
}

/** Tables, desks and cabinets of fine woods. */
export const CABINET_PIECES: readonly Piece[] = [
  piece('tavolo-trifoglio', pickFinishes(WOODS, 'walnut', 'oak', 'ebonised'), (workshop, wood) =>
    bladeTable(workshop, { diameter: 1.35, height: 0.745, reach: 0.5, blade: 0.046, top: 0.032 }, wood),
  ),
  piece('tavolino-trifoglio', pickFinishes(WOODS, 'walnut', 'oak'), (workshop, wood) =>
    bladeTable(workshop, { diameter: 0.46, height: 0.54, reach: 0.2, blade: 0.024, top: 0.02 }, wood),
  ),
  piece('tavolino-trifoglio-basso', pickFinishes(WOODS, 'walnut', 'ebonised'), (workshop, wood) =>
    bladeTable(workshop, { diameter: 0.96, height: 0.36, reach: 0.4, blade: 0.036, top: 0.026 }, wood),
  ),
  piece('scrittoio-calamo', pickFinishes(CALAMO, 'walnut', 'oak', 'ebonised'), (workshop, finish) =>
    calamoDesk(workshop, { width: 1.3, depth: 0.64, height: 0.75, drawers: 3, box: 0.105 }, finish),
  ),
  piece('consolle-calamo', pickFinishes(CALAMO_STONE, 'walnut', 'ebonised'), (workshop, finish) =>
    calamoDesk(workshop, { width: 1.16, depth: 0.36, height: 0.8, drawers: 2, box: 0.12 }, finish),
  ),
  piece('comodino-calamo', pickFinishes(CALAMO_STONE, 'oak', 'walnut'), (workshop, finish) =>
    calamoDesk(
      workshop,
      { width: 0.48, depth: 0.4, height: 0.54, drawers: 1, box: 0.14, shelf: 0.16 },
      finish,
    ),
  ),
  piece('bar-colonna', pickFinishes(COLONNA, 'walnut', 'ebonised'), (workshop, finish) =>
    columnCabinet(workshop, { width: 0.94, depth: 0.46, height: 1.36, flute: 0.042, doors: 2 }, finish),
  ),
  piece('madia-colonna', pickFinishes(COLONNA, 'oak', 'walnut', 'ebonised'), (workshop, finish) =>
    columnCabinet(workshop, { width: 1.96, depth: 0.48, height: 0.7, flute: 0.042, doors: 4 }, finish),
  ),
  piece('comodino-colonna', pickFinishes(COLONNA, 'ebonised', 'oak'), (workshop, finish) =>
    columnCabinet(workshop, { width: 0.44, depth: 0.44, height: 0.52, flute: 0.036, doors: 1 }, finish),
  ),
  piece('tavolini-onda', pickFinishes(ONDA, 'walnut', 'oak', 'ebonised'), (workshop, finish) =>
    waterfalls(
      workshop,
      [
        { width: 0.62, depth: 0.42, height: 0.5, at: [0, 0, -0.12] },
        { width: 0.52, depth: 0.42, height: 0.43, at: [0, 0, 0.06] },
        { width: 0.42, depth: 0.42, height: 0.36, at: [0, 0, 0.24] },
      ],
      finish,
    ),
  ),
  piece('tavolino-onda', pickFinishes(ONDA, 'oak'), (workshop, finish) =>
    waterfalls(workshop, [{ width: 1.3, depth: 0.6, height: 0.34, at: [0, 0, 0] }], finish),
  ),
  piece('scrivania-colonna', COLONNA_DESK, (workshop, finish) =>
    columnDesk(workshop, { width: 2.1, depth: 0.92, height: 0.75, drum: 0.58 }, finish),
  ),
  piece('tavolo-organetto', pickFinishes(FINE, 'walnut', 'oak'), (workshop, finish) =>
    drawLeafTable(workshop, { length: 1.8, depth: 0.95, height: 0.75, leaf: 0.52 }, finish),
  ),
  piece('vetrina-teca', pickFinishes(FINE, 'walnut', 'ebonised'), (workshop, finish) =>
    glazedCabinet(workshop, { width: 0.98, depth: 0.4, height: 1.68, leg: 0.26, shelves: 3 }, finish),
  ),
  piece('libreria-scala', pickFinishes(FINE, 'oak', 'walnut'), (workshop, finish) =>
    ladderShelves(
      workshop,
      { width: 0.66, depth: 0.46, height: 1.96, shelves: [0.22, 0.6, 0.96, 1.3, 1.6] },
      finish,
    ),
  ),
]
