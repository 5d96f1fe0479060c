import { type Bitset, countBits } from '../engine/bitset.ts'
import type { Found, SearchedIndex } from './searched-index.ts'

/** Of a longer query, only the rarest words are tried in all combinations. */
const TRIED_MAX = 10

/**
 * The positions of the words to keep if all together find nothing: the combination that some document has,
 * with the highest weight, where rare words weigh more. Null if no word finds anything.
 */
export function selectUsefulWords(
  { within, slots }: SearchedIndex,
  found: readonly Found[],
): Set<number> | null {
  const known = found
    .map(({ set }, position) => ({ set, position, value: Math.log(1 + slots / (1 + countBits(set))) }))
    .filter(({ set }) => meet([within, set]))
    .sort((one, other) => other.value - one.value)
    .slice(0, TRIED_MAX)
  // A document with the best combination has no other word, since that combination would be better.
  const best = combinations(known)
    .map((words) => ({ words, value: words.reduce((sum, { value }) => sum + value, 0) }))
    .sort((one, other) => other.value - one.value)
    .find(({ words }) => meet([within, ...words.map(({ set }) => set)]))
  return best ? new Set(best.words.map(({ position }) => position)) : null
}

/** All non-empty combinations. */
function combinations<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length - 1 }, (_, at) =>
    items.filter((_item, bit) => ((at + 1) >>> bit) & 1),
  )
}

/** Whether the sets have a common element. */
function meet([first, ...others]: readonly [Bitset, ...Bitset[]]): boolean {
  return first.some((word, at) => others.reduce((all, set) => all & (set[at] ?? 0), word) !== 0)
}
