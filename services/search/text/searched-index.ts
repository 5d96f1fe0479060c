import type { Bitset } from '../engine/bitset.ts'
import type { Expansion } from './expand-word.ts'
import type { TextIndex } from './text-index.ts'

export type SearchedIndex = {
  index: TextIndex
  slots: number
  /** The searchable attributes to look in, one bit each, and the class of each: 0 the best. */
  attributesMask: number
  ranks: readonly number[]
  /** Only these documents count: whether words find anything depends on what the visitor may see. */
  within: Bitset
}

/** What one word found: documents, and the cost of the cheapest way for each. */
export type Found = { set: Bitset; costs: Uint16Array; expansions: Expansion[] }
