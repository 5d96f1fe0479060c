import type { Term } from '../catalogue/terms.ts'
import type { MaterialKey } from './words/materials.ts'

/** An option of a piece, and its values. */
export type Choice = { readonly name: Term; readonly values: readonly [Term, ...Term[]] }

const METAL: Choice = { name: 'metal', values: ['brushedBrass', 'darkBronze', 'polishedChrome'] }
const GLAZE: Choice = { name: 'glaze', values: ['whiteGold', 'sage', 'terracotta'] }

/** The title names the material of all variants, so the option is its color or a second material combined with it. */
const CHOICES: Readonly<Record<MaterialKey, Choice | null>> = {
  boucle: { name: 'upholstery', values: ['ivoryBoucle', 'terracottaBoucle', 'mossBoucle', 'charcoalBoucle'] },
  velvet: { name: 'upholstery', values: ['bottleVelvet', 'terracottaVelvet', 'inkVelvet'] },
  marble: { name: 'stone', values: ['calacatta', 'verde', 'nero'] },
  blownGlass: { name: 'glass', values: ['amber', 'sage', 'smoke'] },
  stoneware: GLAZE,
  porcelain: GLAZE,
  walnut: METAL,
  oak: METAL,
  beech: METAL,
  lacquer: METAL,
  travertine: METAL,
  opalGlass: METAL,
  brass: null,
  bronze: null,
  steel: null,
}

const RUG: Choice = { name: 'palette', values: ['valleyTones', 'nightTones'] }

/** Returns the option of a piece, by its category path and material; null if it has none. */
export function getChoice(path: string, material: MaterialKey): Choice | null {
  if (path === 'decor/rugs') return RUG
  const choice = CHOICES[material]
  return choice === METAL && /^(decor|tableware)/.test(path) ? null : choice
}

/** The filter color of each option value. */
const COLORS: Partial<Record<Term, Term>> = {
  ivoryBoucle: 'ivory',
  terracottaBoucle: 'red',
  mossBoucle: 'green',
  charcoalBoucle: 'black',
  bottleVelvet: 'green',
  terracottaVelvet: 'red',
  inkVelvet: 'blue',
  calacatta: 'white',
  verde: 'green',
  nero: 'black',
  amber: 'orange',
  sage: 'green',
  smoke: 'grey',
  brushedBrass: 'golden',
  darkBronze: 'brown',
  polishedChrome: 'silver',
  whiteGold: 'white',
  terracotta: 'red',
  valleyTones: 'natural',
  nightTones: 'black',
}

const MATERIAL_COLORS: Partial<Record<MaterialKey, Term>> = {
  walnut: 'brown',
  oak: 'natural',
  beech: 'natural',
  lacquer: 'black',
  travertine: 'ivory',
  opalGlass: 'white',
  brass: 'golden',
  bronze: 'brown',
  steel: 'silver',
}

/** The colors of a piece, without duplicates. */
export function getColors(material: MaterialKey, values: readonly Term[]): Term[] {
  const own = MATERIAL_COLORS[material]
  const colors = [own, ...values.map((value) => COLORS[value])].filter((color) => color !== undefined)
  return [...new Set(colors)]
}
