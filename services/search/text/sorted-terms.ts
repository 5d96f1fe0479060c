import { FuzzyWalk } from './fuzzy-walk.ts'

/** Above this many new terms it is cheaper to sort once than to insert one by one. */
const INSERTIONS_MAX = 200

/** A word of the dictionary, and by how many typos it differs from the one looked for. */
export type NearTerm = { term: string; typos: number }

/** A dictionary in order, so that all words with one beginning lie side by side. */
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

  /** Terms at most `typosMax` typos away; with `isPrefix` those that only begin so too. */
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

  /** The place of the first term after all that begin with `prefix`: most often near `from`, so in growing steps. */
  #placeAfter(prefix: string, from: number): number {
    const isBefore = (known: string) => known < prefix || known.startsWith(prefix)
    let [low, step] = [from, 1]
    while (low + step < this.#terms.length && isBefore(this.#terms[low + step - 1] ?? '')) {
      low += step
      step *= 2
    }
    return this.#search(isBefore, low, Math.min(low + step, this.#terms.length))
  }

  /** The first place from `low` to `high` whose term is no longer before. */
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
