import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import {
  type MantelFinish,
  mantelClock,
  type PendulumFinish,
  pendulumClock,
  type TableClockFinish,
  tableClock,
  type WallClockFinish,
  wallClock,
} from '../pieces/clocks.ts'
import { type LeafFinish, triptych } from '../pieces/folding-mirrors.ts'
import { type OvalFinish, ovalMirror, pebbleMirror } from '../pieces/shaped-mirrors.ts'
import { type HandFinish, handMirror, type StandFinish, tableMirror } from '../pieces/small-mirrors.ts'

const MEDAGLIA: Record<string, OvalFinish> = {
  walnut: { frame: 'walnut_y', bead: 'brass_polished' },
  brass: { frame: 'brass_brushed', bead: 'brass_polished' },
  black: { frame: 'lacquer_black', bead: 'brass_polished' },
}
const TRITTICO: Record<string, LeafFinish> = {
  walnut: { frame: 'walnut_y', hinges: 'brass_polished' },
  oak: { frame: 'oak_y', hinges: 'brass_polished' },
}
const POZZA: Record<string, MaterialName> = { silver: 'chrome' }
const CIVETTA: Record<string, StandFinish> = {
  brass: { metal: 'brass_polished', foot: 'marble_verde' },
  chrome: { metal: 'chrome', foot: 'marble_nero' },
}
const HAND: Record<string, HandFinish> = {
  walnut: { wood: 'walnut_y', metal: 'brass_polished' },
  ebonised: { wood: 'ebony_y', metal: 'brass_polished' },
}
const BORA: Record<string, WallClockFinish> = {
  oak: {
    rim: 'oak_x',
    bezel: 'brass_polished',
    dial: 'enamel_bone',
    marks: 'lacquer_black',
    hands: 'lacquer_black',
  },
  walnut: {
    rim: 'walnut_x',
    bezel: 'brass_polished',
    dial: 'enamel_bone',
    marks: 'brass_polished',
    hands: 'lacquer_black',
  },
  black: {
    rim: 'lacquer_black',
    bezel: 'brass_polished',
    dial: 'enamel_bottle',
    marks: 'brass_polished',
    hands: 'brass_polished',
  },
}
const DOLINA: Record<string, MantelFinish> = {
  travertine: {
    body: 'travertine',
    bezel: 'brass_polished',
    foot: 'travertine',
    dial: 'enamel_bone',
    marks: 'lacquer_black',
    hands: 'lacquer_black',
  },
  verde: {
    body: 'marble_verde',
    bezel: 'brass_polished',
    foot: 'marble_verde',
    dial: 'enamel_bone',
    marks: 'lacquer_black',
    hands: 'lacquer_black',
  },
}
const TIMAVO: Record<string, TableClockFinish> = {
  brass: {
    drum: 'brass_brushed',
    foot: 'marble_calacatta',
    dial: 'enamel_bone',
    marks: 'lacquer_black',
    hands: 'lacquer_black',
  },
  bronze: {
    drum: 'bronze_dark',
    foot: 'travertine',
    dial: 'enamel_bone',
    marks: 'lacquer_black',
    hands: 'lacquer_black',
  },
}
const ROSANDRA: Record<string, PendulumFinish> = {
  walnut: {
    board: 'walnut_y',
    metal: 'brass_polished',
    dial: 'enamel_bone',
    marks: 'lacquer_black',
    hands: 'lacquer_black',
  },
  oak: {
    board: 'oak_y',
    metal: 'brass_polished',
    dial: 'enamel_bone',
    marks: 'lacquer_black',
    hands: 'lacquer_black',
  },
}
const LARGE_POOL = { width: 0.82, height: 0.66, waves: [0.07, 0.055, 0.9] } as const
const MIDDLE_POOL = { width: 0.46, height: 0.54, waves: [0.06, 0.05, 2.1] } as const
const SMALL_POOL = { width: 0.3, height: 0.25, waves: [0.08, 0.05, 3.6] } as const

export const MIRROR_PIECES: readonly Piece[] = [
  piece('specchio-medaglia', MEDAGLIA, (workshop, finish) => ovalMirror(workshop, 0.62, 0.88, finish)),
  piece('specchio-trittico', TRITTICO, (workshop, finish) =>
    triptych(workshop, { width: 0.42, height: 0.66, wing: 0.24, frame: 0.02 }, finish),
  ),
  piece('specchio-pozza', POZZA, (workshop, edge) =>
    pebbleMirror(workshop, [{ form: LARGE_POOL, at: [0, 0.36], forward: 0 }], edge),
  ),
  piece('specchio-pozza-tris', POZZA, (workshop, edge) =>
    pebbleMirror(
      workshop,
      [
        { form: MIDDLE_POOL, at: [-0.2, 0.4], forward: 0 },
        { form: { ...SMALL_POOL, width: 0.38, height: 0.36 }, at: [0.25, 0.56], forward: 0.008 },
        { form: SMALL_POOL, at: [0.17, 0.18], forward: 0.016 },
      ],
      edge,
    ),
  ),
  piece('specchio-civetta', CIVETTA, (workshop, finish) => tableMirror(workshop, 0.105, finish)),
  piece('specchio-a-mano', HAND, handMirror),
  piece('orologio-bora', BORA, (workshop, finish) => wallClock(workshop, 0.18, finish)),
  piece('orologio-dolina', DOLINA, mantelClock),
  piece('orologio-timavo', TIMAVO, tableClock),
  piece('orologio-rosandra', ROSANDRA, pendulumClock),
]
