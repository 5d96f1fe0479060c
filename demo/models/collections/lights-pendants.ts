import type { Part } from '../assemble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { type DomeFinish, domePendant } from '../pieces/dome-pendants.ts'
import { type GlassArmsFinish, glassChandelier } from '../pieces/glass-chandeliers.ts'
import { globePendant, globeStem } from '../pieces/globe-lights.ts'
import { hoopChandelier } from '../pieces/hoop-chandeliers.ts'
import { type HullFinish, hullPendant } from '../pieces/hull-pendants.ts'
import { cocoonColumn, cocoonPendant, type DrumFinish, drumPendant } from '../pieces/shade-pendants.ts'

const drum = (cloth: MaterialName, metal: MaterialName): DrumFinish => ({ cloth, trim: cloth, metal })

const BARENA: Record<string, DrumFinish> = {
  flax: drum('shade_linen', 'brass_brushed'),
  rust: drum('shade_rust', 'brass_brushed'),
  moss: drum('shade_moss', 'bronze_dark'),
}
const BROLO: Record<string, DomeFinish> = {
  bottle: { outside: 'enamel_bottle', inside: 'brass_brushed', metal: 'brass_polished' },
  bone: { outside: 'enamel_bone', inside: 'brass_brushed', metal: 'brass_polished' },
  rust: { outside: 'enamel_rust', inside: 'brass_brushed', metal: 'brass_polished' },
}
const METALS: Record<string, MaterialName> = {
  brass: 'brass_brushed',
  bronze: 'bronze_dark',
  nickel: 'nickel_satin',
}
const PAPER = { paper: { paper: 'shade_paper', metal: 'brass_brushed', feet: 'oak_y' } } satisfies Record<
  string,
  Record<'paper' | 'metal' | 'feet', MaterialName>
>
const COCOON = { radius: 0.25, height: 0.6, rings: 26, fullness: 2.15 }
const DROPS = [
  { radius: 0.1, height: 0.14, side: 1 },
  { radius: 0.085, height: 0.43, side: -1 },
  { radius: 0.068, height: 0.68, side: 1 },
] as const

const AIRONE: Record<string, GlassArmsFinish> = {
  clear: { glass: 'glass_clear', metal: 'brass_polished' },
  smoke: { glass: 'glass_smoke', metal: 'chrome' },
  amber: { glass: 'glass_amber', metal: 'brass_polished' },
}
const SANDOLO: Record<string, HullFinish> = {
  walnut: { skin: 'shade_parchment', wood: 'walnut_x', metal: 'brass_brushed' },
  oak: { skin: 'shade_paper', wood: 'oak_x', metal: 'bronze_dark' },
}

export const PENDANT_PIECES: readonly Piece[] = [
  ...hangingPieces(0.5, BARENA, 'sospensione-barena', (workshop, finish, drop) =>
    drumPendant(workshop, { top: 0.29, bottom: 0.3, height: 0.3 }, finish, drop),
  ),
  ...hangingPieces(0.55, BARENA, 'sospensione-barena-ampia', (workshop, finish, drop) =>
    drumPendant(workshop, { top: 0.44, bottom: 0.45, height: 0.24, pleats: 120 }, finish, drop),
  ),
  ...hangingPieces(0.55, PAPER, 'sospensione-bozzolo', (workshop, finish, drop) =>
    cocoonPendant(workshop, COCOON, finish, drop),
  ),
  piece('piantana-bozzolo', PAPER, (workshop, finish) =>
    cocoonColumn(workshop, { radius: 0.16, height: 1.18, rings: 44, fullness: 3.4 }, finish),
  ),
  ...hangingPieces(0.55, BROLO, 'sospensione-brolo', (workshop, finish, drop) =>
    domePendant(workshop, 0.24, 0.23, finish, drop),
  ),
  ...hangingPieces(0.5, BROLO, 'sospensione-brolo-piccola', (workshop, finish, drop) =>
    domePendant(workshop, 0.13, 0.165, finish, drop),
  ),
  ...hangingPieces(0.6, METALS, 'sospensione-rugiada', (workshop, metal, drop) =>
    globePendant(workshop, 0.15, metal, drop),
  ),
  ...hangingPieces(0.5, METALS, 'sospensione-rugiada-tris', (workshop, metal, drop) =>
    globeStem(workshop, DROPS, metal, drop),
  ),
  ...hangingPieces(0.4, AIRONE, 'lampadario-airone', (workshop, finish, drop) =>
    glassChandelier(workshop, [{ arms: 6, reach: 0.36, rise: 0.06, from: 0 }], finish, drop),
  ),
  ...hangingPieces(0.4, AIRONE, 'lampadario-airone-doppio', (workshop, finish, drop) =>
    glassChandelier(
      workshop,
      [
        { arms: 8, reach: 0.5, rise: 0.06, from: 0 },
        { arms: 4, reach: 0.29, rise: 0.07, from: 0.27, turn: 0.4 },
      ],
      finish,
      drop,
    ),
  ),
  ...hangingPieces(0.3, METALS, 'lampadario-girotondo', (workshop, metal, drop) =>
    hoopChandelier(workshop, { radius: 0.46, lights: 10 }, metal, drop),
  ),
  ...hangingPieces(0.35, METALS, 'lampadario-girotondo-globi', (workshop, metal, drop) =>
    hoopChandelier(workshop, { radius: 0.56, lights: 9, globe: 0.058 }, metal, drop),
  ),
  ...hangingPieces(0.5, SANDOLO, 'sospensione-sandolo', (workshop, finish, drop) =>
    hullPendant(workshop, { length: 1.5, beam: 0.23, depth: 0.15, ribs: 11 }, finish, drop),
  ),
]

/** A hanging piece as sold, and the same piece on a longer cord that leaves the frame, for room pictures. */
function hangingPieces<Finish>(
  drop: number,
  finishes: Record<string, Finish>,
  name: string,
  parts: (workshop: Workshop, finish: Finish, drop: number) => Part[],
): Piece[] {
  return [
    piece(name, finishes, (workshop, finish) => parts(workshop, finish, drop)),
    piece(`${name}-lunga`, finishes, (workshop, finish) => parts(workshop, finish, drop + 1.5)),
  ]
}
