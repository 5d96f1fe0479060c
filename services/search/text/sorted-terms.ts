import { FuzzyWalk } from './fuzzy-walk.ts'

/** For more new terms, sorting once is cheaper than inserting each. */
const INSERTIONS_MAX = 200

/** A word of the dictionary, and its number of typos. */
export type NearTerm = { term: string; typos: number }

/** A sorted dictionary, in which all words with the same prefix are adjacent. */
export class SortedTerms {
  #terms: string[] = []
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
    let at = 0
    while (at < this.#terms.length) {
      const term = this.#terms[at] ?? ''
      const { typos, deadEnd } = walk.next(term)
      if (typos !== null) found.push({ term, typos })
      at = deadEnd === null ? at + 1 : this.#placeAfter(deadEnd, at + 1)
    }
    return found
  }

  #settle(): void {
    if (this.#fresh.length === 0) return
    if (this.#fresh.length > INSERTIONS_MAX) this.#terms = [...this.#terms, ...this.#fresh].sort(byCodeUnits)
    else for (const term of this.#fresh) this.#terms.splice(this.#place(term), 0, term)
    this.#fresh = []
  }

  #place(term: string): number {
    return this.#search((known) => known < term)
  }

  /** The index after all terms with `prefix`, usually close to `from`, so searched in increasing steps. */
  #placeAfter(prefix: string, from: number): number {
    const isBefore = (known: string) => known < prefix || known.startsWith(prefix)
    let [low, step] = [from, 1]
    while (low + step < this.#terms.length && isBefore(this.#terms[low + step - 1] ?? '')) {
      low += step
      step *= 2
    }
    return this.#search(isBefore, low, Math.min(low + step, this.#terms.length))
  }

  /** The first index from `low` to `high` whose term is not before. */
  #search(isBefore: (term: string) => boolean, low = 0, high = this.#terms.length): number {
    let [from, to] = [low, high]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (isBefore(this.#terms[middle] ?? '')) from = middle + 1
      else to = middle
    }
    return from
  }
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
