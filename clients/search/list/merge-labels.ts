import type { Choice } from '#contracts/search/search-record.ts'

export type CountedChoice = Choice & { readonly count: number }

/**
 * Merges duplicates: a value that is translated for only some products gets the label in the index's language, and the
 * count of both.
 */
export function mergeLabels(choices: readonly CountedChoice[]): CountedChoice[] {
  const merged = new Map<string, CountedChoice>()
  for (const choice of choices) {
    const known = merged.get(choice.key)
    const labeled = known && known.language === null ? known : choice
    merged.set(choice.key, { ...labeled, count: (known?.count ?? 0) + choice.count })
  }
  return [...merged.values()]
}
