import type { DrawnProduct } from '../draw-product.ts'
import type { Craft } from '../words/materials.ts'

/** The title and description of a generated product in one language. */
export type ProductText = { readonly title: string; readonly sentences: readonly string[] }

export type Phrasebook = (product: DrawnProduct) => ProductText

export type Group = 'furniture' | 'lighting' | 'decor' | 'tableware'

/** Alternative wordings of a sentence, one of which is chosen at random. */
export type Wordings = readonly [string, ...string[]]

/** Sentences that apply to every piece of a craft, or of a part of the catalogue. */
export type Lore = {
  readonly making: Readonly<Record<Craft, Wordings>>
  readonly use: Readonly<Record<Group, Wordings>>
  readonly care: Readonly<Record<Craft, Wordings>>
}

export function groupOf({ category }: DrawnProduct): Group {
  const [group] = category.path.split('/')
  return group === 'furniture' || group === 'lighting' || group === 'tableware' ? group : 'decor'
}

/** Returns the wording that was drawn for a product's sentence with this index. */
export function chooseWording(wordings: Wordings, { wording }: DrawnProduct, index: number): string {
  return wordings[(wording[index] ?? 0) % wordings.length] ?? wordings[0]
}

export function weeksOf({ delivery: { leadTimeDays } }: DrawnProduct): number | null {
  return leadTimeDays === null ? null : Math.round(leadTimeDays / 7)
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function joinWords(words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null).join(' ')
}
