import { type Bitset, countBits, hasBit, intersect, intersects, toTransientSlots, unite } from './bitset.ts'
import type { SearchedIndex, WordMatches } from './searched-index.ts'

/** The maximum number of words tried in all combinations; of a longer query, the rarest ones. */
const TRIED_MAX = 10

/**
 * The positions of the words to retain if all together find nothing: the combination with the highest weight among
 * those that some document has, where rare words weigh more. Null if no word finds anything.
 */
export function selectUsefulWords(
  { within, slots }: SearchedIndex,
  found: readonly WordMatches[],
): Set<number> | null {
  const candidates = found
    .map(({ set }, position) => ({ set, position }))
    .filter(({ set }) => intersects(within, set))
    .map((word) => ({ ...word, value: Math.log(1 + slots / (1 + countBits(word.set))) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, TRIED_MAX)
  // The best combination has all of the words that some document contains, since each additional word adds weight.
  const best = findCombinations(
    within,
    candidates.map(({ set }) => set),
  )
    .map((words) => ({
      words,
      value: candidates.reduce((sum, { value }, index) => sum + (hasWord(words, index) ? value : 0), 0),
    }))
    .sort((one, other) => other.value - one.value || one.words - other.words)[0]
  if (!best) return null
  return new Set(candidates.filter((_, index) => hasWord(best.words, index)).map(({ position }) => position))
}

/** The combinations of the sets that documents in `within` have, one bit for each set. */
function findCombinations(within: Bitset, sets: readonly Bitset[]): number[] {
  const any = within.slice().fill(0)
  for (const set of sets) unite(any, set)
  intersect(any, within)
  const occurs = new Uint8Array(2 ** sets.length)
  const slots = toTransientSlots(any)
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] ?? 0
    let words = 0
    for (let word = 0; word < sets.length; word++) if (hasBit(sets[word] ?? any, slot)) words |= 1 << word
    occurs[words] = 1
  }
  return [...occurs.keys()].filter((words) => occurs[words] === 1)
}

function hasWord(words: number, index: number): boolean {
  return ((words >>> index) & 1) === 1
}
