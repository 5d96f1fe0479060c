import { type Bitset, emptyBitset, intersect } from '../engine/bitset.ts'
import type { TextIndex } from './text-index.ts'
import { wordsOf } from './words.ts'

/** The documents that answer a query, and how far each is from the best possible answer (0). */
export type TextMatch = { set: Bitset; penalties: Uint16Array }

const ABSENT = 0xffff

/**
 * Documents that hold every word of the query, the last word also as a beginning. A document is better the
 * earlier the attribute (in the order of `searchableAttributes`) in which each word stands, and a whole word
 * is better than a beginning. Null for a query without words, which every document answers.
 */
export function matchText(
  index: TextIndex,
  query: string,
  { slots, attributesMask, ranks }: { slots: number; attributesMask: number; ranks: readonly number[] },
): TextMatch | null {
  const words = wordsOf(query)
  if (words.length === 0) return null
  const total = new Uint16Array(slots)
  let set: Bitset | null = null
  for (const [position, word] of words.entries()) {
    const found = emptyBitset(slots)
    const penalties = new Uint16Array(slots).fill(ABSENT)
    index.collect(found, penalties, { word, isPrefix: position === words.length - 1, attributesMask, ranks })
    if (set) intersect(set, found)
    else set = found
    for (let slot = 0; slot < slots; slot++) {
      total[slot] = Math.min(ABSENT, (total[slot] ?? 0) + (penalties[slot] ?? 0))
    }
  }
  return { set: set ?? emptyBitset(slots), penalties: total }
}
