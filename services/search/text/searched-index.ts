import type { Bitset } from '../engine/bitset.ts'
import type { Expansion } from './expand-word.ts'
import type { TextIndex } from './text-index.ts'

export type SearchedIndex = {
  index: TextIndex
  slots: number
  /** The searchable attributes to search in, one bit each, and the class of each: 0 is the best. */
  attributesMask: number
  ranks: readonly number[]
  /** Only these documents count: whether words match anything depends on what the visitor may see. */
  within: Bitset
}

/** The matches of one word: documents, and the lowest cost of each. */
export type Found = { set: Bitset; costs: Uint16Array; expansions: Expansion[] }
