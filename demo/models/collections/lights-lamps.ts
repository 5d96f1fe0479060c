import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { type ReadingFinish, readingLamp, readingWallLight } from '../pieces/reading-lamps.ts'
import { altanaLamp, type FootedLampFinish, rocchettoLamp } from '../pieces/shaded-lamps.ts'
import { type ChaliceFinish, chalice, type PortableFinish, portableLamp } from '../pieces/table-lights.ts'
import { type TripodFinish, tripodLamp } from '../pieces/tripod-lamps.ts'

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

const CHIARORE: Record<string, ChaliceFinish> = {
  verde: { metal: 'brass_brushed', foot: 'marble_verde' },
  nero: { metal: 'bronze_dark', foot: 'marble_nero' },
}
const LUCCIOLA: Record<string, PortableFinish> = {
  brass: { shade: 'brass_brushed', inside: 'enamel_bone', metal: 'brass_brushed' },
  bottle: { shade: 'enamel_bottle', inside: 'enamel_bone', metal: 'brass_polished' },
  rust: { shade: 'enamel_rust', inside: 'enamel_bone', metal: 'brass_polished' },
}
const CICOGNA: Record<string, TripodFinish> = {
  oak: { legs: 'oak_y', metal: 'brass_brushed', cloth: 'shade_linen', trim: 'shade_linen' },
  walnut: { legs: 'walnut_y', metal: 'brass_brushed', cloth: 'shade_linen', trim: 'shade_linen' },
  ebonised: { legs: 'ebony_y', metal: 'brass_polished', cloth: 'shade_moss', trim: 'shade_moss' },
}
const GARZETTA: Record<string, ReadingFinish> = {
  brass: { metal: 'brass_brushed', head: 'brass_brushed', foot: 'marble_nero' },
  bronze: { metal: 'bronze_dark', head: 'bronze_dark', foot: 'travertine' },
  bottle: { metal: 'brass_polished', head: 'enamel_bottle', foot: 'marble_calacatta' },
}

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
  piece('lampada-chiarore', CHIARORE, (workshop, finish) =>
    chalice(workshop, { bowl: 0.15, depth: 0.15, height: 0.44, foot: 0.09, stem: 0.009 }, finish),
  ),
  piece('piantana-chiarore', CHIARORE, (workshop, finish) =>
    chalice(workshop, { bowl: 0.2, depth: 0.17, height: 1.76, foot: 0.15, stem: 0.0115 }, finish),
  ),
  piece('lampada-lucciola', LUCCIOLA, portableLamp),
  piece('piantana-cicogna', CICOGNA, (workshop, finish) =>
    tripodLamp(workshop, { top: 0.215, bottom: 0.235, height: 0.29 }, finish),
  ),
  piece('piantana-garzetta', GARZETTA, (workshop, finish) =>
    readingLamp(
      workshop,
      { joint: 1.08, arm: 0.52, tilt: 0.34, foot: 0.13, head: 0.062, stem: 0.0085 },
      finish,
    ),
  ),
  piece('lampada-garzetta', GARZETTA, (workshop, finish) =>
    readingLamp(
      workshop,
      { joint: 0.36, arm: 0.34, tilt: 0.4, foot: 0.095, head: 0.052, stem: 0.0072 },
      finish,
    ),
  ),
  piece('applique-garzetta', GARZETTA, (workshop, finish) =>
    readingWallLight(
      workshop,
      { joint: 0.1, arm: 0.36, tilt: 0.22, foot: 0, head: 0.05, stem: 0.0072 },
      finish,
    ),
  ),
]
