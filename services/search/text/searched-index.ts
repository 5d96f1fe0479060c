import { type Bitset, emptyBitset, toTransientSlots } from './bitset.ts'
import type { Expansion } from './expand-word.ts'
import { ABSENT } from './text-cost.ts'
import type { TextIndex } from './text-index.ts'

export type SearchedIndex = {
  index: TextIndex
  slots: number
  /** The searchable attributes to search in, one bit each, and the class of each: 0 is the best. */
  attributesMask: number
  ranks: readonly number[]
  /** The documents that count, since whether a word has a match depends on what the visitor may see. */
  within: Bitset
}

export type Found = { set: Bitset; costs: Uint16Array; expansions: Expansion[] }

/** Buffers for reuse. A long search needs dozens, and discarding them is expensive, since they are outside the heap. */
const unused: Pick<Found, 'set' | 'costs'>[] = []

/** An empty set of matches, with room for `slots` documents or more. */
export function emptyFound({ slots }: SearchedIndex): Found {
  const earlier = unused.pop()
  if (earlier && earlier.costs.length >= slots) return { ...earlier, expansions: [] }
  return { set: emptyBitset(slots), costs: new Uint16Array(slots).fill(ABSENT), expansions: [] }
}

/** Releases matches that are no longer needed, for reuse. The costs of documents outside the set must be `ABSENT`. */
export function release({ set, costs }: Found): void {
  for (const slot of toTransientSlots(set)) costs[slot] = ABSENT
  set.fill(0)
  unused.push({ set, costs })
}
