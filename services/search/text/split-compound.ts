import type { TextIndex } from './text-index.ts'

/** The minimum length of the parts of a compound. */
const PART_MIN = 3

/** Longer words are not split, because that takes quadratic time. */
const COMPOUND_MAX = 64

/** Letters that join the parts of a German compound: `Ausstellung-s-raum`, `Blume-n-vase`. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'e']

/**
 * Splits a word that no document contains into two words that documents contain: `Marmortisch` → `marmor`, `tisch`. The
 * longest second part wins. Null if it cannot be split.
 */
export function splitCompound(index: TextIndex, word: string): [string, string] | null {
  if (!index.language.hasCompounds || word.length > COMPOUND_MAX || index.posting(word)) return null
  for (let at = PART_MIN; at <= word.length - PART_MIN - 1; at++) {
    const tail = word.slice(at)
    if (!isKnown(index, tail)) continue
    for (const joint of JOINTS) {
      const head = word.slice(0, at - joint.length)
      if (head.length < PART_MIN) break
      if (word.slice(0, at).endsWith(joint) && isKnown(index, head)) return [head, tail]
    }
  }
  return null
}

function isKnown(index: TextIndex, word: string): boolean {
  const stem = index.language.stem(word)
  if (index.posting(word) || index.withStem(stem).length > 0) return true
  const [compound] = stem.length < PART_MIN + 1 ? [] : index.endingIn(stem, PART_MIN)
  return compound !== undefined
}
