/**
 * Compares one word with terms that come in order, reusing what their common beginning cost. A typo is a letter
 * too many, too few, another, or two neighbours exchanged.
 */
export class FuzzyWalk {
  readonly #word: string
  readonly #typosMax: number
  readonly #isPrefix: boolean
  /** `#rows[n][m]`: typos between the first n letters of the term and the first m of the word. */
  readonly #rows: Uint8Array[]
  /** The least typos between the whole word and any beginning of the term up to each depth. */
  readonly #best: number[] = [Number.POSITIVE_INFINITY]
  #term = ''
  #depth = 0

  constructor(word: string, typosMax: number, isPrefix: boolean) {
    this.#word = word
    this.#typosMax = typosMax
    this.#isPrefix = isPrefix
    this.#rows = [Uint8Array.from({ length: word.length + 1 }, (_, at) => at)]
  }

  /**
   * Typos of the next term, or null if too many. `deadEnd`: no term with this beginning can be near, so all of
   * them may be passed over.
   */
  next(term: string): { typos: number | null; deadEnd: string | null } {
    let depth = 0
    while (depth < this.#depth && this.#term[depth] === term[depth]) depth++
    this.#term = term
    while (depth < term.length) {
      const least = this.#extend(depth)
      depth++
      if (least > this.#typosMax && !(this.#isPrefix && (this.#best[depth] ?? 9) <= this.#typosMax)) {
        this.#depth = depth
        return { typos: null, deadEnd: term.slice(0, depth) }
      }
    }
    this.#depth = depth
    const whole = this.#rows[depth]?.[this.#word.length] ?? 9
    const typos = this.#isPrefix ? Math.min(whole, this.#best[depth] ?? 9) : whole
    return { typos: typos <= this.#typosMax ? typos : null, deadEnd: null }
  }

  /** Works out the row after the letter at `depth`; answers the least of it and of the row before. */
  #extend(depth: number): number {
    const word = this.#word
    const length = word.length
    const above = this.#rows[depth] ?? new Uint8Array(length + 1)
    const twoAbove = depth > 0 ? this.#rows[depth - 1] : undefined
    this.#rows[depth + 1] ??= new Uint8Array(length + 1)
    const row = this.#rows[depth + 1] ?? new Uint8Array(length + 1)
    const letter = this.#term.charCodeAt(depth)
    const before = depth > 0 ? this.#term.charCodeAt(depth - 1) : -1
    row[0] = depth + 1
    let least = depth + 1
    for (let at = 1; at <= length; at++) {
      const own = word.charCodeAt(at - 1)
      let typos = Math.min(
        (above[at] ?? 0) + 1,
        (row[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (own === letter ? 0 : 1),
      )
      if (twoAbove && at > 1 && own === before && word.charCodeAt(at - 2) === letter) {
        typos = Math.min(typos, (twoAbove[at - 2] ?? 0) + 1)
      }
      row[at] = typos
      if (typos < least) least = typos
    }
    this.#best[depth + 1] = Math.min(this.#best[depth] ?? 9, row[length] ?? 9)
    return Math.min(least, ...above)
  }
}
