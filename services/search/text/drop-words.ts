import { countBits, hasBit, slotsOf } from '../engine/bitset.ts'
import type { Found, SearchedIndex } from './match-text.ts'

/**
 * The positions of the words to keep where all together find nothing: those that the best document holds, where
 * a rare word says more than a common one. Null if no word finds anything.
 */
export function keepUseful({ within, slots }: SearchedIndex, found: readonly Found[]): Set<number> | null {
  const value = found.map(({ set }) => Math.log(1 + slots / (1 + countBits(set))))
  let [best, bestSum] = [0, 0]
  for (const slot of slotsOf(within, countBits(within))) {
    let [mask, sum] = [0, 0]
    for (let word = 0; word < found.length; word++) {
      const own = found[word]
      if (own === undefined || !hasBit(own.set, slot)) continue
      mask |= 1 << word
      sum += value[word] ?? 0
    }
    if (sum > bestSum) [best, bestSum] = [mask, sum]
  }
  if (best === 0) return null
  return new Set(found.flatMap((_, word) => ((best >>> word) & 1 ? [word] : [])))
}
