import { type Piece, piece } from '../piece.ts'
import { type FlatRugFinish, flatRug } from '../pieces/flat-rugs.ts'
import { hillRug, roundRug, type TuftedFinish } from '../pieces/tufted-rugs.ts'

const RUST: FlatRugFinish = { ground: 'wool_sand', figure: 'wool_rust', line: 'wool_charcoal' }
const FLAT: Record<string, FlatRugFinish> = {
  ochre: { ground: 'wool_ivory', figure: 'wool_ochre', line: 'wool_charcoal' },
  indigo: { ground: 'wool_ivory', figure: 'wool_indigo', line: 'wool_sand' },
  rust: RUST,
}
const RUNNER: Record<string, FlatRugFinish> = {
  rust: RUST,
  moss: { ground: 'wool_sand', figure: 'wool_moss', line: 'wool_charcoal' },
}
const TUFTED: Record<string, TuftedFinish> = {
  rust: { field: 'pile_ivory', border: 'pile_sand', figure: 'pile_rust', line: 'pile_sand' },
  moss: { field: 'pile_ivory', border: 'pile_moss', figure: 'pile_moss', line: 'pile_sand' },
}
const ROUND: Record<string, TuftedFinish> = {
  moss: { field: 'pile_ivory', border: 'pile_sand', figure: 'pile_moss', line: 'pile_moss' },
  rust: { field: 'pile_ivory', border: 'pile_sand', figure: 'pile_rust', line: 'pile_rust' },
}

export const RUG_PIECES: readonly Piece[] = [
  piece('tappeto-tagliamento', FLAT, (_, finish) =>
    flatRug({ width: 2.004, length: 2.939, lozenges: 3, inner: true }, finish),
  ),
  piece('passatoia-tagliamento', RUNNER, (_, finish) =>
    flatRug({ width: 0.835, length: 3.24, lozenges: 5, inner: false }, finish),
  ),
  piece('tappeto-sauris', TUFTED, (workshop, finish) => hillRug(workshop, { width: 2, length: 2.8 }, finish)),
  piece('tappeto-sauris-tondo', ROUND, (workshop, finish) => roundRug(workshop, 1.15, finish)),
]
