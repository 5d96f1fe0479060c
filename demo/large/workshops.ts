import { toSlug } from '../../domain/links/slug.ts'
import { createDice, type Dice } from './random.ts'
import type { Craft } from './words/materials.ts'
import { FIRST_HALVES, SECOND_HALVES, TOWNS } from './words/names.ts'

/** An invented workshop. */
export type Workshop = {
  readonly name: string
  readonly slug: string
  readonly town: string
  readonly plan: 'Plus' | 'Standard'
  /** The prefix of its pieces' SKUs. */
  readonly skuPrefix: string
}

const WORKSHOPS_PER_CRAFT = 48
const PLUS_SHARE = 0.12

const KINDS: Readonly<Record<Craft, readonly [string, ...string[]]>> = {
  wood: ['Ebanisteria', 'Falegnameria', 'Torneria', 'Officina'],
  stone: ['Marmi', 'Pietre', 'Scalpellini'],
  metal: ['Fonderia', 'Fucina', 'Ottoni', 'Officina'],
  glass: ['Vetreria', 'Fornace', 'Vetri'],
  cloth: ['Tappezzeria', 'Tessitura', 'Imbottiti'],
  clay: ['Ceramiche', 'Maioliche', 'Terre'],
}

/** Generates the workshops of each craft. The first ones of a craft make most of its pieces. */
export function drawWorkshops(seed: number): ReadonlyMap<Craft, readonly [Workshop, ...Workshop[]]> {
  const taken = new Set<string>()
  const crafts = Object.keys(KINDS) as Craft[]
  return new Map(
    crafts.map((craft) => {
      const dice = createDice(seed, `workshops of ${craft}`)
      const draw = () => drawWorkshop(craft, dice, taken)
      return [craft, [draw(), ...Array.from({ length: WORKSHOPS_PER_CRAFT - 1 }, draw)]]
    }),
  )
}

function drawWorkshop(craft: Craft, dice: Dice, taken: Set<string>): Workshop {
  const place = `${dice.pick(FIRST_HALVES)}${dice.pick(SECOND_HALVES)}`.replace(/a(?=a)/, '')
  const name = `${dice.pick(KINDS[craft])} ${place}`
  if (taken.has(name)) return drawWorkshop(craft, dice, taken)
  taken.add(name)
  return {
    name,
    slug: toSlug(name),
    town: dice.pick(TOWNS),
    plan: dice.chance(PLUS_SHARE) ? 'Plus' : 'Standard',
    skuPrefix: toSlug(name)
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 3)
      .toUpperCase(),
  }
}
