import { popCount } from './bitset.ts'

/** Above this number of new terms, sorting once is cheaper than inserting each. */
const INSERTIONS_MAX = 200

export type NearTerm = { term: string; typos: number }

/** More typos than are allowed for any word. */
const TOO_MANY_TYPOS = 9

/** A sorted dictionary, in which all words with the same prefix are adjacent. */
export class SortedTerms {
  #terms: string[] = []
  /** The letter mask of each term; null until needed. */
  #letterMasks: Uint32Array | null = null
  #added: string[] = []

  add(term: string): void {
    this.#added.push(term)
  }

  /** All terms that start with `prefix`, in order. */
  *startingWith(prefix: string): Generator<string> {
    this.#mergeAdded()
    for (let index = this.#insertionIndex(prefix); index < this.#terms.length; index++) {
      const term = this.#terms[index]
      if (term === undefined || !term.startsWith(prefix)) return
      yield term
    }
  }

  /** Terms with at most `typosMax` typos; with `isPrefix`, also those that only start with such a word. */
  withinTypos(word: string, { typosMax, isPrefix }: { typosMax: number; isPrefix: boolean }): NearTerm[] {
    this.#mergeAdded()
    const walk = new FuzzyWalk(word, typosMax, isPrefix)
    const found: NearTerm[] = []
    const letters = this.#getLetterMasks()
    const own = letterMask(word)
    for (let index = 0; index < this.#terms.length; index++) {
      const others = letters[index] ?? 0
      // Skips most terms cheaply, without comparing them: they lack more letters of the word than typos are allowed.
      if (popCount(own & ~others) > typosMax) continue
      const term = this.#terms[index] ?? ''
      if (term.length < word.length - typosMax) continue
      if (!isPrefix && (term.length > word.length + typosMax || popCount(others & ~own) > typosMax)) continue
      const typos = walk.next(term)
      if (typos !== null) found.push({ term, typos })
    }
    return found
  }

  #mergeAdded(): void {
    if (this.#added.length === 0) return
    if (this.#added.length > INSERTIONS_MAX) this.#terms = [...this.#terms, ...this.#added].sort(byCodeUnits)
    else for (const term of this.#added) this.#terms.splice(this.#insertionIndex(term), 0, term)
    this.#added = []
    this.#letterMasks = null
  }

  #getLetterMasks(): Uint32Array {
    this.#letterMasks ??= Uint32Array.from(this.#terms, letterMask)
    return this.#letterMasks
  }

  /** The first index whose term is not before the given one. */
  #insertionIndex(term: string): number {
    let [from, to] = [0, this.#terms.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.#terms[middle] ?? '') < term) from = middle + 1
      else to = middle
    }
    return from
  }
}

/** The letters of a word, one bit each. A typo removes at most one of them, and adds at most one. */
function letterMask(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/**
 * Compares one word with sorted terms, reusing the computation of their common prefix. A typo is an inserted,
 * missing or replaced letter, or two adjacent letters swapped.
 */
class FuzzyWalk {
  readonly #word: Uint16Array
  readonly #typosMax: number
  readonly #isPrefix: boolean
  /**
   * `#rows[n][m]`: typos between the first n letters of the term and the first m of the word. Only computed where n and
   * m differ by no more than the allowed typos; outside that band, the value is one too many.
   */
  readonly #rows: Uint8Array[]
  readonly #least: number[] = [0]
  readonly #best: number[] = [TOO_MANY_TYPOS]
  #term = ''
  #depth = 0

  constructor(word: string, typosMax: number, isPrefix: boolean) {
    this.#word = Uint16Array.from(word, (_, index) => word.charCodeAt(index))
    this.#typosMax = typosMax
    this.#isPrefix = isPrefix
    this.#rows = [Uint8Array.from({ length: word.length + 1 }, (_, index) => index)]
  }

  /** The number of typos in the next term; null if there are too many. */
  next(term: string): number | null {
    let depth = 0
    while (depth < this.#depth && this.#term.charCodeAt(depth) === term.charCodeAt(depth)) depth++
    this.#term = term
    while (depth < term.length) {
      const least = this.#extend(depth)
      depth++
      if (
        least > this.#typosMax &&
        !(this.#isPrefix && (this.#best[depth] ?? TOO_MANY_TYPOS) <= this.#typosMax)
      ) {
        this.#depth = depth
        return null
      }
    }
    this.#depth = depth
    const whole = this.#typosAt(depth)
    const typos = this.#isPrefix ? Math.min(whole, this.#best[depth] ?? TOO_MANY_TYPOS) : whole
    return typos <= this.#typosMax ? typos : null
  }

  /** The number of typos between the first `depth` letters of the term and the whole word. */
  #typosAt(depth: number): number {
    const isInBand = Math.abs(depth - this.#word.length) <= this.#typosMax
    return isInBand ? (this.#rows[depth]?.[this.#word.length] ?? TOO_MANY_TYPOS) : TOO_MANY_TYPOS
  }

  /** Computes the row after the letter at `depth`; returns the minimum of it and of the row before. */
  #extend(depth: number): number {
    const word = this.#word
    const tooMany = this.#typosMax + 1
    const above = this.#rows[depth] ?? new Uint8Array(word.length + 1)
    const twoAbove = depth > 0 ? this.#rows[depth - 1] : undefined
    const row = this.#rows[depth + 1] ?? new Uint8Array(word.length + 1)
    this.#rows[depth + 1] = row
    const letter = this.#term.charCodeAt(depth)
    const before = depth > 0 ? this.#term.charCodeAt(depth - 1) : -1
    const from = Math.max(1, depth + 1 - this.#typosMax)
    const to = Math.min(word.length, depth + 1 + this.#typosMax)
    row[from - 1] = from === 1 ? Math.min(depth + 1, tooMany) : tooMany
    let least = row[from - 1] ?? tooMany
    for (let index = from; index <= to; index++) {
      const own = word[index - 1]
      // The last position of a row has no predecessor in the row above.
      const fromAbove = index === depth + 1 + this.#typosMax ? tooMany : (above[index] ?? tooMany)
      let typos = Math.min(
        fromAbove + 1,
        (row[index - 1] ?? 0) + 1,
        (above[index - 1] ?? 0) + (own === letter ? 0 : 1),
      )
      if (twoAbove && index > 1 && own === before && word[index - 2] === letter) {
        typos = Math.min(typos, (twoAbove[index - 2] ?? 0) + 1)
      }
      if (typos > tooMany) typos = tooMany
      row[index] = typos
      if (typos < least) least = typos
    }
    this.#least[depth + 1] = least
    this.#best[depth + 1] = Math.min(this.#best[depth] ?? TOO_MANY_TYPOS, this.#typosAt(depth + 1))
    return Math.min(least, this.#least[depth] ?? TOO_MANY_TYPOS)
  }
}
