import { type Bitset, countBits, hasBit, intersect, intersects, toTransientSlots, unite } from './bitset.ts'
import type { Found, SearchedIndex } from './searched-index.ts'

/** The maximum number of words tried in all combinations; of a longer query, the rarest ones. */
const TRIED_MAX = 10

/**
 * The positions of the words to retain if all together find nothing: the combination with the highest weight among
 * those that some document has, where rare words weigh more. Null if no word finds anything.
 */
export function selectUsefulWords(
  { within, slots }: SearchedIndex,
  found: readonly Found[],
): Set<number> | null {
  const known = found
    .map(({ set }, position) => ({ set, position }))
    .filter(({ set }) => intersects(within, set))
    .map((word) => ({ ...word, value: Math.log(1 + slots / (1 + countBits(word.set))) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, TRIED_MAX)
  // The best combination has all of the words that some document contains, since each additional word adds weight.
  const best = findCombinations(
    within,
    known.map(({ set }) => set),
  )
    .map((words) => ({
      words,
      value: known.reduce((sum, { value }, at) => sum + (has(words, at) ? value : 0), 0),
    }))
    .sort((one, other) => other.value - one.value || one.words - other.words)[0]
  return best ? new Set(known.filter((_, at) => has(best.words, at)).map(({ position }) => position)) : null
}

/** The combinations of the sets that documents in `within` have, one bit for each set. */
function findCombinations(within: Bitset, sets: readonly Bitset[]): number[] {
  const any = within.slice().fill(0)
  for (const set of sets) unite(any, set)
  intersect(any, within)
  const isThere = new Uint8Array(2 ** sets.length)
  const slots = toTransientSlots(any)
  for (let each = 0; each < slots.length; each++) {
    const slot = slots[each] ?? 0
    let words = 0
    for (let at = 0; at < sets.length; at++) if (hasBit(sets[at] ?? any, slot)) words |= 1 << at
    isThere[words] = 1
  }
  return [...isThere.keys()].filter((words) => isThere[words] === 1)
}

function has(words: number, at: number): boolean {
  return ((words >>> at) & 1) === 1
}
