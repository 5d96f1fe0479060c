import { type Bitset, emptyBitset, toTransientSlots } from './bitset.ts'
import type { Expansion } from './expand-word.ts'
import { ABSENT } from './text-cost.ts'
import type { TextIndex } from './text-index.ts'

export type SearchedIndex = {
  index: TextIndex
  slots: number
  /** The searchable attributes to search in, one bit each. */
  attributesMask: number
  /** The rank of each searchable attribute; 0 is the best. */
  ranks: readonly number[]
  /** The documents to search, since whether a word has a match depends on what the visitor may see. */
  within: Bitset
}

export type WordMatches = { set: Bitset; costs: Uint16Array; expansions: Expansion[] }

/** Buffers for reuse. A long search needs dozens, and discarding them is expensive, since they are outside the heap. */
const unusedBuffers: Pick<WordMatches, 'set' | 'costs'>[] = []

/** An empty set of matches, with room for `slots` documents or more. */
export function emptyMatches({ slots }: SearchedIndex): WordMatches {
  const reusable = unusedBuffers.pop()
  if (reusable && reusable.costs.length >= slots) return { ...reusable, expansions: [] }
  return { set: emptyBitset(slots), costs: new Uint16Array(slots).fill(ABSENT), expansions: [] }
}

/** Releases matches that are no longer needed, for reuse. The costs of documents outside the set must be `ABSENT`. */
export function releaseMatches({ set, costs }: WordMatches): void {
  for (const slot of toTransientSlots(set)) costs[slot] = ABSENT
  set.fill(0)
  unusedBuffers.push({ set, costs })
}
