import type { DrawnProduct } from '../draw-product.ts'
import type { Craft } from '../words/materials.ts'

/** The title and description of a generated product in one language. */
export type Said = { readonly title: string; readonly sentences: readonly string[] }

export type Phrasebook = (product: DrawnProduct) => Said

export type Group = 'furniture' | 'lighting' | 'decor' | 'tableware'

/** Alternative wordings of a sentence, one of which is chosen at random. */
export type Ways = readonly [string, ...string[]]

/** Sentences that apply to every piece of a craft, or of a part of the catalogue. */
export type Lore = {
  readonly making: Readonly<Record<Craft, Ways>>
  readonly use: Readonly<Record<Group, Ways>>
  readonly care: Readonly<Record<Craft, Ways>>
}

export function groupOf({ category }: DrawnProduct): Group {
  const [group] = category.path.split('/')
  return group === 'furniture' || group === 'lighting' || group === 'tableware' ? group : 'decor'
}

/** The wording chosen for a product's sentence at a position. */
export function chooseWording(ways: Ways, { wording }: DrawnProduct, place: number): string {
  return ways[(wording[place] ?? 0) % ways.length] ?? ways[0]
}

export function weeksOf({ delivery: { leadTimeDays } }: DrawnProduct): number | null {
  return leadTimeDays === null ? null : Math.round(leadTimeDays / 7)
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function joined(words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null).join(' ')
}
