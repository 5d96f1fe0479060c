/** Above this many new terms it is cheaper to sort once than to insert one by one. */
const INSERTIONS_MAX = 200

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

  #settle(): void {
    if (this.#fresh.length > INSERTIONS_MAX) this.#terms = [...this.#terms, ...this.#fresh].sort(byCodeUnits)
    else for (const term of this.#fresh) this.#terms.splice(this.#place(term), 0, term)
    this.#fresh = []
  }

  #place(term: string): number {
    let low = 0
    let high = this.#terms.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#terms[middle] ?? '') < term) low = middle + 1
      else high = middle
    }
    return low
  }
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
