import { LIGHTS_PIECES } from './collections/lights.ts'
import { OBJECTS_PIECES } from './collections/objects.ts'
import { SEATING_PIECES } from './collections/seating.ts'
import { SURFACES_PIECES } from './collections/surfaces.ts'
import type { Place } from './geometry/surface.ts'
import type { MaterialName } from './materials.ts'
import { type Piece, piece } from './piece.ts'
import { type ArcLampFinish, lunaLamp } from './pieces/lamps.ts'
import { archMirror, type MirrorFinish, roundMirror } from './pieces/mirrors.ts'
import { type PendantFinish, pendant, pendantCluster, type ShadeForm } from './pieces/pendants.ts'
import { nuvolaOttoman, nuvolaSeat, type UpholsteryFinish } from './pieces/seating.ts'
import { type CaseFinish, cannetoCase } from './pieces/storage.ts'
import { ninfeaTable, type TableFinish } from './pieces/tables.ts'
import { albaBowls, albaService, albaStand, type TablewareFinish } from './pieces/tableware.ts'
import { amphora, centerpiece, cretaTrio, type TrioFinish } from './pieces/vessels.ts'

const upholstery = (
  cover: MaterialName,
  cushion: MaterialName,
  legs: MaterialName = 'walnut_y',
): UpholsteryFinish => ({
  cover,
  cushion,
  legs,
})
const stone = (name: MaterialName, ring: MaterialName = 'brass_brushed'): TableFinish => ({
  stone: name,
  ring,
})

const NUVOLA: Record<string, UpholsteryFinish> = {
  ivory: upholstery('boucle_ivory', 'velvet_terracotta'),
  terracotta: upholstery('boucle_terracotta', 'velvet_ochre'),
  moss: upholstery('boucle_moss', 'velvet_ochre'),
  charcoal: upholstery('boucle_charcoal', 'velvet_terracotta', 'ebony_y'),
}
const SETTEE: Record<string, UpholsteryFinish> = {
  bottle: upholstery('velvet_bottle', 'velvet_ochre'),
  terracotta: upholstery('velvet_terracotta', 'velvet_ochre'),
  ink: upholstery('velvet_ink', 'velvet_terracotta', 'ebony_y'),
}
const NINFEA: Record<string, TableFinish> = {
  calacatta: stone('marble_calacatta'),
  verde: stone('marble_verde'),
  nero: stone('marble_nero'),
}
const CANNETO: Record<string, CaseFinish> = {
  walnut: { wood: 'walnut', top: 'marble_verde', legs: 'brass_brushed', pulls: 'brass_polished' },
  oak: { wood: 'oak', top: 'travertine', legs: 'bronze_dark', pulls: 'bronze_dark' },
  ebonised: { wood: 'ebony', top: 'marble_calacatta', legs: 'brass_brushed', pulls: 'brass_polished' },
}
const LAGUNA: Record<string, PendantFinish> = {
  amber: { glass: 'glass_amber', metal: 'brass_polished' },
  sage: { glass: 'glass_sage', metal: 'brass_polished' },
  smoke: { glass: 'glass_smoke', metal: 'chrome' },
}
const LUNA: Record<string, ArcLampFinish> = {
  brass: { metal: 'brass_brushed', foot: 'marble_verde' },
  bronze: { metal: 'bronze_dark', foot: 'marble_calacatta' },
  chrome: { metal: 'chrome', foot: 'marble_nero' },
}
const FRAMES: Record<string, MirrorFinish> = {
  brass: { frame: 'brass_brushed', step: 'brass_polished' },
  walnut: { frame: 'walnut_y', step: 'brass_polished' },
  black: { frame: 'lacquer_black', step: 'brass_polished' },
}
const CRETA: Record<string, TrioFinish> = {
  landscape: { tall: 'ceramic_bone', round: 'ceramic_rust', slim: 'ceramic_sage' },
  night: { tall: 'ceramic_charcoal', round: 'ceramic_bone', slim: 'ceramic_rust' },
}
const ALBA: Record<string, TablewareFinish> = {
  gold: { plate: 'porcelain', bowl: 'glaze_sage', rim: 'gilt' },
  sage: { plate: 'glaze_sage', bowl: 'porcelain', rim: 'gilt' },
  terracotta: { plate: 'glaze_terracotta', bowl: 'porcelain', rim: 'gilt' },
}

const BOWLS: Record<string, TablewareFinish> = {
  terracotta: { plate: 'porcelain', bowl: 'glaze_terracotta', rim: 'gilt' },
  sage: { plate: 'porcelain', bowl: 'glaze_sage', rim: 'gilt' },
  gold: { plate: 'porcelain', bowl: 'porcelain', rim: 'gilt' },
}

const BELL: ShadeForm = { radius: 0.19, height: 0.34, ribs: 24, twist: 1.1, outline: 'bell' }
const SMALL_BELL: ShadeForm = { radius: 0.115, height: 0.21, ribs: 20, twist: 1.1, outline: 'bell' }
const LANTERN: ShadeForm = { radius: 0.125, height: 0.46, ribs: 18, twist: 0.5, outline: 'lantern' }
const CLUSTER: readonly Place[] = [
  [-0.19, 0.33, 0.02],
  [0.18, 0.18, -0.05],
  [0.01, 0, 0.12],
]

/** Every piece of the demonstration. */
export const PIECES: readonly Piece[] = [
  piece('poltrona-nuvola', NUVOLA, (workshop, finish) => nuvolaSeat(workshop, finish)),
  piece('divanetto-nuvola', SETTEE, (workshop, finish) => nuvolaSeat(workshop, finish, 0.72)),
  piece('pouf-nuvola', NUVOLA, nuvolaOttoman),
  piece('tavolo-ninfea', NINFEA, (workshop, finish) =>
    ninfeaTable(workshop, { length: 1.5, depth: 1.5, height: 0.745, foot: 0.36, flutes: 28 }, finish),
  ),
  piece('tavolo-ninfea-ovale', NINFEA, (workshop, finish) =>
    ninfeaTable(workshop, { length: 2.3, depth: 1.15, height: 0.745, foot: 0.33, flutes: 28 }, finish),
  ),
  piece('tavolino-ninfea', NINFEA, (workshop, finish) =>
    ninfeaTable(workshop, { length: 0.55, depth: 0.55, height: 0.5, foot: 0.19, flutes: 20 }, finish),
  ),
  piece('credenza-canneto', CANNETO, (workshop, finish) =>
    cannetoCase(workshop, { width: 1.8, height: 0.74, depth: 0.46, doors: 4, leg: 0.15 }, finish),
  ),
  piece('madia-canneto', CANNETO, (workshop, finish) =>
    cannetoCase(workshop, { width: 0.96, height: 1.3, depth: 0.44, doors: 2, leg: 0.2 }, finish),
  ),
  piece('comodino-canneto', CANNETO, (workshop, finish) =>
    cannetoCase(workshop, { width: 0.48, height: 0.54, depth: 0.4, doors: 1, leg: 0.14 }, finish),
  ),
  piece('sospensione-laguna', LAGUNA, (workshop, finish) => pendant(workshop, BELL, finish, 0.55)),
  piece('grappolo-laguna', LAGUNA, (workshop, finish) =>
    pendantCluster(workshop, SMALL_BELL, finish, 1.02, CLUSTER),
  ),
  piece('lanterna-bricola', LAGUNA, (workshop, finish) => pendant(workshop, LANTERN, finish, 0.5)),
  piece('vasi-creta', CRETA, cretaTrio),
  piece(
    'anfora-colle',
    { rust: 'ceramic_rust', charcoal: 'ceramic_charcoal', bone: 'ceramic_bone' } satisfies Record<
      string,
      MaterialName
    >,
    amphora,
  ),
  piece(
    'ciotola-argine',
    { sage: 'ceramic_sage', charcoal: 'ceramic_charcoal', bone: 'ceramic_bone' } satisfies Record<
      string,
      MaterialName
    >,
    centerpiece,
  ),
  piece('piantana-luna', LUNA, (workshop, finish) =>
    lunaLamp(
      workshop,
      {
        height: 1.52,
        reach: 0.36,
        rise: 0.19,
        globe: 0.13,
        stem: 0.009,
        foot: { radius: 0.15, height: 0.045 },
        arms: 1,
      },
      finish,
    ),
  ),
  piece('piantana-luna-doppia', LUNA, (workshop, finish) =>
    lunaLamp(
      workshop,
      {
        height: 1.68,
        reach: 0.27,
        rise: 0.16,
        globe: 0.11,
        stem: 0.009,
        foot: { radius: 0.17, height: 0.045 },
        arms: 2,
      },
      finish,
    ),
  ),
  piece('lampada-luna', LUNA, (workshop, finish) =>
    lunaLamp(
      workshop,
      {
        height: 0.5,
        reach: 0.15,
        rise: 0.08,
        globe: 0.07,
        stem: 0.0055,
        foot: { radius: 0.085, height: 0.032 },
        arms: 1,
      },
      finish,
    ),
  ),
  piece('specchio-arco', FRAMES, (workshop, finish) =>
    archMirror(workshop, { width: 0.86, height: 1.9, frame: 0.035 }, finish),
  ),
  piece('specchio-finestra', FRAMES, (workshop, finish) =>
    archMirror(workshop, { width: 0.6, height: 0.9, frame: 0.032 }, finish),
  ),
  piece('specchio-tondo', FRAMES, (workshop, finish) => roundMirror(workshop, 0.45, finish)),
  piece('piatti-alba', ALBA, albaService),
  piece('ciotole-alba', BOWLS, albaBowls),
  piece('alzata-alba', ALBA, albaStand),
  ...SEATING_PIECES,
  ...SURFACES_PIECES,
  ...LIGHTS_PIECES,
  ...OBJECTS_PIECES,
]

/** Hanging lamps on longer cords that leave the frame, for room pictures. */
const ON_LONG_CORDS: readonly Piece[] = [
  piece('sospensione-laguna-lunga', LAGUNA, (workshop, finish) => pendant(workshop, BELL, finish, 2)),
  piece('grappolo-laguna-lungo', LAGUNA, (workshop, finish) =>
    pendantCluster(workshop, SMALL_BELL, finish, 2.4, CLUSTER),
  ),
  piece('lanterna-bricola-lunga', LAGUNA, (workshop, finish) => pendant(workshop, LANTERN, finish, 2)),
]

/** Returns the piece with this name; throws if there is none. */
export function getPiece(name: string): Piece {
  const found = [...PIECES, ...ON_LONG_CORDS].find((candidate) => candidate.name === name)
  if (!found) throw new Error(`There is no piece named ${name}`)
  return found
}
