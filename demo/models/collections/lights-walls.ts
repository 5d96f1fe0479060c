import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { type FanFinish, fanWallLight } from '../pieces/fan-lights.ts'
import { pictureLight } from '../pieces/picture-lights.ts'
import { lunaWallLight } from '../pieces/wall-lights.ts'

const METALS: Record<string, MaterialName> = {
  brass: 'brass_brushed',
  bronze: 'bronze_dark',
  chrome: 'chrome',
}
const VENTAGLIO: Record<string, FanFinish> = {
  parchment: { shade: 'shade_parchment', metal: 'brass_brushed' },
  rust: { shade: 'shade_rust', metal: 'brass_brushed' },
}

export const WALL_PIECES: readonly Piece[] = [
  piece('applique-luna', METALS, (workshop, metal) => lunaWallLight(workshop, 1, 0.075, metal)),
  piece('applique-luna-doppia', METALS, (workshop, metal) => lunaWallLight(workshop, 2, 0.07, metal)),
  piece('applique-ventaglio', VENTAGLIO, (workshop, finish) =>
    fanWallLight(workshop, { low: 0.055, high: 0.15, height: 0.25, pleats: 34 }, finish),
  ),
  piece('applique-riga', METALS, (workshop, metal) => pictureLight(workshop, 0.42, metal)),
]
