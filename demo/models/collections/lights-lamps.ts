import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { altanaLamp, type FootedLampFinish, rocchettoLamp } from '../pieces/shaded-lamps.ts'

const thrown = (foot: MaterialName, cloth: MaterialName, metal: MaterialName): FootedLampFinish => ({
  foot,
  cloth,
  metal,
  trim: cloth,
})

const ALTANA: Record<string, FootedLampFinish> = {
  bone: thrown('ceramic_bone', 'shade_linen', 'brass_brushed'),
  sage: thrown('ceramic_sage', 'shade_linen', 'brass_brushed'),
  charcoal: thrown('ceramic_charcoal', 'shade_rust', 'bronze_dark'),
}
const ALTANA_LOW: Record<string, FootedLampFinish> = {
  rust: thrown('ceramic_rust', 'shade_linen', 'brass_brushed'),
  charcoal: thrown('ceramic_charcoal', 'shade_linen', 'bronze_dark'),
}
const ROCCHETTO: Record<string, FootedLampFinish> = {
  walnut: thrown('walnut_y', 'shade_parchment', 'brass_polished'),
  oak: thrown('oak_y', 'shade_parchment', 'brass_polished'),
  ebonised: thrown('ebony_y', 'shade_parchment', 'brass_polished'),
}

/** Lamps that stand on a table or on the floor. */
export const LAMP_PIECES: readonly Piece[] = [
  piece('lampada-altana', ALTANA, (workshop, finish) =>
    altanaLamp(workshop, 'shoulder', { top: 0.13, bottom: 0.2, height: 0.235, waist: 0.004 }, finish),
  ),
  piece('lampada-altana-bassa', ALTANA_LOW, (workshop, finish) =>
    altanaLamp(workshop, 'gourd', { top: 0.19, bottom: 0.215, height: 0.2, pleats: 64 }, finish),
  ),
  piece('lampada-rocchetto', ROCCHETTO, (workshop, finish) =>
    rocchettoLamp(workshop, 3, { top: 0.085, bottom: 0.165, height: 0.2, waist: 0.007 }, finish),
  ),
]
