import { WORD_COST } from './text-cost.ts'
import type { TextIndex } from './text-index.ts'

export type Expansion = { term: string; cost: number; typos: number }

export type TypoRules = {
  /** `min`: only as many typos as needed to find anything; `strict`: one more than that; `true`: all allowed typos. */
  tolerance: 'true' | 'false' | 'min' | 'strict'
  /** The minimum length of a word with one typo, and with two. */
  oneFrom: number
  twoFrom: number
  /** Whether words with digits may be misspelled. */
  inNumbers: boolean
}

export const DEFAULT_TYPO_RULES: TypoRules = { tolerance: 'true', oneFrom: 4, twoFrom: 8, inNumbers: true }

/** The minimum length of both parts of a compound. */
const PART_MIN = 3
const TAIL_MIN = 4

/** The words of the dictionary that match one word, without synonyms; each with its lowest cost. */
export function expandWord(
  index: TextIndex,
  word: string,
  { isPrefix, typos }: { isPrefix: boolean; typos: TypoRules },
): Expansion[] {
  const found = new Expansions()
  collectRelatives(index, word, 0, found)
  const isKnown = found.size > 0
  for (const spelling of index.language.spellings(word)) collectRelatives(index, spelling, 0, found)
  if (isPrefix) {
    for (const term of index.startingWith(word)) found.add({ term, cost: WORD_COST.prefix, typos: 0 })
  }
  const allowed = countAllowedTypos(word, typos)
  if (allowed === 0 || (typos.tolerance === 'min' && found.size > 0)) return found.all()
  const whole = index
    .withinTypos(word, allowed, false)
    .filter(({ term, typos }) => isLikely(word, term, typos))
  // A prefix with a typo is the last resort: `stuehle` is not `Stehleuchte`.
  const near =
    whole.length > 0 || !isPrefix || isKnown
      ? whole
      : index.withinTypos(word, allowed, true).filter(({ term }) => term[0] === word[0])
  const least = near.reduce((min, { typos: count }) => (count > 0 ? Math.min(min, count) : min), allowed)
  const most = maxTypos(typos.tolerance, found.size > 0 ? 0 : least, allowed)
  for (const { term, typos: count } of near) {
    if (count === 0 || count > most) continue
    found.add({ term, cost: WORD_COST.whole, typos: count })
    collectRelatives(index, term, count, found)
  }
  return found.all()
}

/**
 * Whether a typo is likely. The first letter is rarely mistyped, so a typo there only counts in a longer word, as its
 * only typo: `rack` is not `back`.
 */
export function isLikely(word: string, term: string, typos = 1): boolean {
  return term[0] === word[0] || (typos < 2 && word.length >= FIRST_TYPO_FROM)
}

/** The minimum length of a word whose first letter may be mistyped. */
const FIRST_TYPO_FROM = 6

/**
 * How many typos a word may have: regardless of the settings, fewer than half of its letters, so that `ab` is not `cd`.
 */
export function countAllowedTypos(
  word: string,
  { tolerance, oneFrom, twoFrom, inNumbers }: TypoRules,
): number {
  if (tolerance === 'false' || (!inNumbers && /\p{N}/u.test(word))) return 0
  const allowed = word.length >= twoFrom ? 2 : word.length >= oneFrom ? 1 : 0
  return Math.min(allowed, Math.floor((word.length - 1) / 2))
}

function maxTypos(tolerance: TypoRules['tolerance'], least: number, allowed: number): number {
  if (tolerance === 'min') return least
  return tolerance === 'strict' ? Math.min(allowed, least + 1) : allowed
}

function collectRelatives(index: TextIndex, word: string, typos: number, found: Expansions): void {
  if (index.posting(word)) found.add({ term: word, cost: WORD_COST.whole, typos })
  const stem = index.language.stem(word)
  for (const term of index.withStem(stem)) found.add({ term, cost: WORD_COST.stem, typos })
  if (!index.language.hasCompounds || stem.length < TAIL_MIN) return
  for (const term of index.endingIn(stem, PART_MIN)) found.add({ term, cost: WORD_COST.part, typos })
}

class Expansions {
  readonly #byTerm = new Map<string, Expansion>()

  get size(): number {
    return this.#byTerm.size
  }

  add(expansion: Expansion): void {
    const known = this.#byTerm.get(expansion.term)
    if (!known || weight(expansion) < weight(known)) this.#byTerm.set(expansion.term, expansion)
  }

  all(): Expansion[] {
    return [...this.#byTerm.values()]
  }
}

function weight({ typos, cost }: Expansion): number {
  return typos * 100 + cost
}
