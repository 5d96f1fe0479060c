import { type Bitset, countBits } from '../engine/bitset.ts'
import type { Found, SearchedIndex } from './searched-index.ts'

/** Of a longer query only so many words, the rarest, are tried in every combination. */
const TRIED_MAX = 10

/**
 * The positions of the words to keep where all together find nothing: those that the best document holds, where
 * a rare word says more than a common one. Null if no word finds anything.
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
  // Whatever holds the words of the best combination holds no other word, or that would be a better one.
  const best = combinations(known)
    .map((words) => ({ words, value: words.reduce((sum, { value }) => sum + value, 0) }))
    .sort((one, other) => other.value - one.value)
    .find(({ words }) => meet([within, ...words.map(({ set }) => set)]))
  return best ? new Set(best.words.map(({ position }) => position)) : null
}

/** Every choice of one or more. */
function combinations<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length - 1 }, (_, at) =>
    items.filter((_item, bit) => ((at + 1) >>> bit) & 1),
  )
}

/** Whether anything is in all of the sets. */
function meet([first, ...others]: readonly [Bitset, ...Bitset[]]): boolean {
  return first.some((word, at) => others.reduce((all, set) => all & (set[at] ?? 0), word) !== 0)
}
