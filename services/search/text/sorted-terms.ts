import { bitsOf } from '../engine/bitset.ts'
import { FuzzyWalk } from './fuzzy-walk.ts'

/** For more new terms, sorting once is cheaper than inserting each. */
const INSERTIONS_MAX = 200

/** A word of the dictionary, and its number of typos. */
export type NearTerm = { term: string; typos: number }

/** A sorted dictionary, in which all words with the same prefix are adjacent. */
export class SortedTerms {
  #terms: string[] = []
  /** The letters of each term; null until they are needed. */
  #letters: Uint32Array | null = null
  #fresh: string[] = []

  add(term: string): void {
    this.#fresh.push(term)
  }

  /** All terms that begin with `prefix`, in order. */
  *startingWith(prefix: string): Generator<string> {
    this.#settle()
    for (let at = this.#place(prefix); at < this.#terms.length; at++) {
      const term = this.#terms[at]
      if (term === undefined || !term.startsWith(prefix)) return
      yield term
    }
  }

  /** Terms with at most `typosMax` typos; with `isPrefix`, also those that only begin like the word. */
  withinTypos(word: string, { typosMax, isPrefix }: { typosMax: number; isPrefix: boolean }): NearTerm[] {
    this.#settle()
    const walk = new FuzzyWalk(word, typosMax, isPrefix)
    const found: NearTerm[] = []
    const letters = this.#lettersOfTerms()
    const own = lettersOf(word)
    for (let at = 0; at < this.#terms.length; at++) {
      const others = letters[at] ?? 0
      // Most terms lack more letters of the word than may be wrong: comparing the rest takes longer than finding them.
      if (bitsOf(own & ~others) > typosMax) continue
      const term = this.#terms[at] ?? ''
      if (term.length < word.length - typosMax) continue
      if (!isPrefix && (term.length > word.length + typosMax || bitsOf(others & ~own) > typosMax)) continue
      const typos = walk.next(term)
      if (typos !== null) found.push({ term, typos })
    }
    return found
  }

  #settle(): void {
    if (this.#fresh.length === 0) return
    if (this.#fresh.length > INSERTIONS_MAX) this.#terms = [...this.#terms, ...this.#fresh].sort(byCodeUnits)
    else for (const term of this.#fresh) this.#terms.splice(this.#place(term), 0, term)
    this.#fresh = []
    this.#letters = null
  }

  #lettersOfTerms(): Uint32Array {
    this.#letters ??= Uint32Array.from(this.#terms, lettersOf)
    return this.#letters
  }

  /** The first index whose term is not before. */
  #place(term: string): number {
    let [from, to] = [0, this.#terms.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.#terms[middle] ?? '') < term) from = middle + 1
      else to = middle
    }
    return from
  }
}

/** The letters of a word, one bit each; a typo removes one of them at most, and adds one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
