import type { Language } from '#domain/market/language.ts'

/**
 * Visitors' words for one thing, separated by commas in each language; typed words may be inflected, without accents
 * and misspelled. `means` are facts of pieces (`piece-facts.ts`), of which a piece needs one.
 */
export type WordRow = { readonly means: readonly string[] } & Readonly<Record<Language, string>>

/** `words(['color:green'], 'green', 'verde', 'verde', 'grün', 'vert')`. */
export function words(
  means: readonly string[],
  ...[en, it, es, de, fr]: readonly [en: string, it: string, es: string, de: string, fr: string]
): WordRow {
  return { means, en, it, es, de, fr }
}
