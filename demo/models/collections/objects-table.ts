import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { candlesticks, type LanternFinish, windLight, woodenSticks } from '../pieces/candlesticks.ts'
import { type CoupeFinish, coupeService } from '../pieces/coupe-service.ts'
import { dessertSpoons, placeSetting, servingPair } from '../pieces/flatware.ts'
import { discBookends, type RingFinish, standingRing } from '../pieces/stone-objects.ts'
import { foldedNapkins, napkin } from '../pieces/table-linen.ts'
import {
  type CupFinish,
  type CupForm,
  type CupPlace,
  cupsOnSaucers,
  teapot,
} from '../pieces/tea-and-coffee.ts'
import { type LacquerFinish, lacquerTray, ovalDish, ovalTray } from '../pieces/trays.ts'
import {
  breadBoard,
  domedStand,
  fruitBowl,
  mills,
  type PairFinish,
  roundTray,
  saladBowl,
  type TurnedFinish,
  turnedBoxes,
} from '../pieces/turned-wood.ts'

type Material = Record<string, MaterialName>

const PLATED: Material = { silver: 'silver_polished', gilt: 'gilt' }
const STICKS: Material = { brass: 'brass_polished', silver: 'silver_polished', bronze: 'bronze_dark' }
const TURNED: Material = { walnut: 'walnut_x', maple: 'maple_x', ebonised: 'ebony_x' }
const STONE: Material = { calacatta: 'marble_calacatta', verde: 'marble_verde', nero: 'marble_nero' }
const LACQUER: Record<string, LacquerFinish> = {
  oxblood: { lacquer: 'lacquer_oxblood', metal: 'brass_polished' },
  petrol: { lacquer: 'lacquer_petrol', metal: 'brass_polished' },
  black: { lacquer: 'lacquer_black', metal: 'brass_polished' },
}
const SALAD: Record<string, TurnedFinish> = {
  walnut: { wood: 'walnut_x', accent: 'maple_x' },
  maple: { wood: 'maple_x', accent: 'walnut_x' },
}
const BOARD: Record<string, TurnedFinish> = {
  walnut: { wood: 'walnut_x', accent: 'cord_black' },
  maple: { wood: 'maple_x', accent: 'cord_black' },
}
const DOME: Record<string, TurnedFinish> = {
  maple: { wood: 'maple_x', accent: 'brass_polished' },
  walnut: { wood: 'walnut_x', accent: 'brass_polished' },
}
const MILLS: Record<string, PairFinish> = {
  walnut: { first: 'walnut_y', second: 'maple_y', metal: 'brass_polished' },
  ebonised: { first: 'ebony_y', second: 'maple_y', metal: 'chrome' },
}
const BOXES: Record<string, PairFinish> = {
  walnut: { first: 'walnut_x', second: 'maple_y', metal: 'brass_polished' },
  ebonised: { first: 'ebony_x', second: 'walnut_y', metal: 'brass_polished' },
}
const WIND: Record<string, LanternFinish> = {
  clear: { base: 'brass_brushed', glass: 'glass_clear' },
  amber: { base: 'brass_brushed', glass: 'glass_amber' },
  smoke: { base: 'bronze_dark', glass: 'glass_smoke' },
}
const RING: Record<string, RingFinish> = {
  travertine: { ring: 'travertine', base: 'marble_nero' },
  verde: { ring: 'marble_verde', base: 'travertine' },
}
const CUPS: Record<string, CupFinish> = {
  gold: { cup: 'porcelain', saucer: 'porcelain', rim: 'gilt' },
  sage: { cup: 'porcelain', saucer: 'glaze_sage', rim: 'gilt' },
  terracotta: { cup: 'porcelain', saucer: 'glaze_terracotta', rim: 'gilt' },
}
const POT = {
  gold: { body: 'porcelain', knob: 'gilt' },
  sage: { body: 'glaze_sage', knob: 'gilt' },
} satisfies Record<string, { body: MaterialName; knob: MaterialName }>
const DISH = {
  gold: { body: 'porcelain', rim: 'gilt' },
  sage: { body: 'glaze_sage', rim: 'gilt' },
} satisfies Record<string, { body: MaterialName; rim: MaterialName }>

const MAREA: Record<string, CoupeFinish> = {
  bone: { plate: 'ceramic_bone', bowl: 'ceramic_sage' },
  sage: { plate: 'ceramic_sage', bowl: 'ceramic_bone' },
  charcoal: { plate: 'ceramic_charcoal', bowl: 'ceramic_rust' },
}
const NAPKINS: Material = { white: 'damask_white', flax: 'damask_flax' }

const ESPRESSO: CupForm = { radius: 0.0315, height: 0.055, saucer: 0.061 }
const TEA: CupForm = { radius: 0.047, height: 0.058, saucer: 0.078 }
const FOUR_CUPS: readonly CupPlace[] = [
  { at: [0, 0, 0], turn: -0.5 },
  { at: [0.15, 0, -0.03], turn: -0.2 },
  { at: [-0.042, 0, 0.142], turn: -0.7 },
  { at: [0.112, 0, 0.118], turn: -0.35 },
]
const TWO_CUPS: readonly CupPlace[] = [
  { at: [0, 0, 0], turn: -0.3 },
  { at: [0.165, 0, 0.105], turn: -0.6 },
]

/** The tableware of wood, metal, porcelain and stone. */
export const TABLE_PIECES: readonly Piece[] = [
  piece('vassoio-gallio', TURNED, (workshop, wood) => roundTray(workshop, 0.2, wood)),
  piece('ciotola-foglia', TURNED, fruitBowl),
  piece('insalatiera-bosco', SALAD, saladBowl),
  piece('macine-bosco', MILLS, mills),
  piece('tagliere-bosco', BOARD, breadBoard),
  piece('alzata-campana', DOME, domedStand),
  piece('scatole-gallio', BOXES, turnedBoxes),
  piece('candelieri-perla', TURNED, (workshop, wood) => woodenSticks(workshop, wood, 'brass_polished')),
  piece('candelieri-certosa', STICKS, candlesticks),
  piece('lume-scirocco', WIND, windLight),
  piece('vassoio-lacca', LACQUER, lacquerTray),
  piece('vassoio-arno', PLATED, ovalTray),
  piece('posate-arno', PLATED, placeSetting),
  piece('posate-portata-arno', PLATED, servingPair),
  piece('cucchiaini-arno', PLATED, dessertSpoons),
  piece('tazzine-alba', CUPS, (workshop, finish) => cupsOnSaucers(workshop, ESPRESSO, finish, FOUR_CUPS)),
  piece('tazze-alba', CUPS, (workshop, finish) => cupsOnSaucers(workshop, TEA, finish, TWO_CUPS)),
  piece('teiera-alba', POT, teapot),
  piece('piatto-ovale-alba', DISH, ovalDish),
  piece('servizio-marea', MAREA, coupeService),
  piece('tovaglioli-carnia', NAPKINS, foldedNapkins),
  piece('tovagliolo-carnia', NAPKINS, napkin),
  piece('reggilibri-disco', STONE, discBookends),
  piece('scultura-anello', RING, standingRing),
]
