import type { Choice } from '#contracts/search/search-record.ts'

export type CountedChoice = Choice & { readonly count: number }

/**
 * Each value once: one that some products have translated and others do not has the label in the language of the index, and
 * the count of both.
 */
export function mergeLabels(choices: readonly CountedChoice[]): CountedChoice[] {
  const merged = new Map<string, CountedChoice>()
  for (const choice of choices) {
    const known = merged.get(choice.key)
    const labelled = known && known.language === null ? known : choice
    merged.set(choice.key, { ...labelled, count: (known?.count ?? 0) + choice.count })
  }
  return [...merged.values()]
}
