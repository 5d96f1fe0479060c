import { type Piece, piece } from '../piece.ts'
import { valleLounger, vallePouf } from '../pieces/cord-loungers.ts'
import { type CordFinish, valleSeat } from '../pieces/cord-seats.ts'
import { rifugioBench, type SlattedFinish } from '../pieces/garden-benches.ts'

const VALLE: Record<string, CordFinish> = {
  sand: { frame: 'enamel_sand', cord: 'rope_sand', cushion: 'linen_white' },
  olive: { frame: 'enamel_olive', cord: 'rope_olive', cushion: 'linen_flax' },
  graphite: { frame: 'enamel_graphite', cord: 'rope_graphite', cushion: 'linen_flax' },
}
const RIFUGIO: Record<string, SlattedFinish> = {
  larch: { slats: 'larch_x', frame: 'enamel_graphite', screws: 'brass_brushed' },
}

export const OUTDOOR_SEATING_PIECES: readonly Piece[] = [
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
