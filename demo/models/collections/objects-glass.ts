import type { Place } from '../geometry/surface.ts'
import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import {
  decanter,
  nightCarafe,
  type StemForm,
  stemGlasses,
  type TumblerForm,
  tumblers,
} from '../pieces/drinking-glasses.ts'
import {
  type BottleFinish,
  blownVase,
  bottles,
  furrowedVase,
  SALINA_FORM,
  VELMA_FORM,
} from '../pieces/vases.ts'

type Material = Record<string, MaterialName>

const TINTED: Material = { amber: 'glass_amber', sage: 'glass_sage', smoke: 'glass_smoke' }
const CLEAR: Material = { clear: 'glass_clear' }
const GORA: Material = { clear: 'glass_clear', amber: 'glass_amber', smoke: 'glass_smoke' }
const FURROWED: Material = { rust: 'ceramic_rust', bone: 'ceramic_bone', charcoal: 'ceramic_charcoal' }
const BOTTLES: Record<string, BottleFinish> = {
  chalk: { tall: 'ceramic_bone', low: 'ceramic_sage' },
  ember: { tall: 'ceramic_charcoal', low: 'ceramic_rust' },
}

const WINE: StemForm = { height: 0.225, stem: 0.115, radius: 0.043, mouth: 0.033, belly: 0.42, foot: 0.037 }
const FLUTE: StemForm = { height: 0.245, stem: 0.095, radius: 0.0305, mouth: 0.0255, belly: 0.5, foot: 0.034 }
const TUMBLER: TumblerForm = { height: 0.092, radius: 0.0415, base: 0.034, ribs: 28 }
const NIGHT_TUMBLER: TumblerForm = { height: 0.084, radius: 0.0355, base: 0.0315, ribs: 28 }

const FOUR: readonly Place[] = [
  [0, 0, 0],
  [0.118, 0, -0.028],
  [-0.062, 0, 0.104],
  [0.074, 0, 0.096],
]
const SIX: readonly Place[] = [
  [0, 0, 0],
  [0.096, 0, -0.03],
  [0.19, 0, 0.01],
  [0.045, 0, 0.098],
  [0.146, 0, 0.1],
  [0.0005, 0.0365, 0.0005],
]

/** The blown and thrown pieces: glasses, carafes and vases. */
export const GLASS_PIECES: readonly Piece[] = [
  piece('calici-brina', CLEAR, (workshop, glass) => stemGlasses(workshop, WINE, glass, FOUR)),
  piece('flute-brina', CLEAR, (workshop, glass) => stemGlasses(workshop, FLUTE, glass, FOUR)),
  piece('bicchieri-gora', GORA, (workshop, glass) => tumblers(workshop, TUMBLER, glass, SIX)),
  piece('caraffa-gora', GORA, (workshop, glass) => nightCarafe(workshop, NIGHT_TUMBLER, glass)),
  piece('decanter-brina', CLEAR, decanter),
  piece('vaso-velma', TINTED, (workshop, glass) => blownVase(workshop, VELMA_FORM, glass)),
  piece('vaso-salina', TINTED, (workshop, glass) => blownVase(workshop, SALINA_FORM, glass)),
  piece('vaso-solco', FURROWED, furrowedVase),
  piece('bottiglie-tesa', BOTTLES, bottles),
]
