import { addBit, type Bitset } from '../engine/bitset.ts'
import { type GrowingList, uint32List } from '../engine/growing-list.ts'
import { SortedTerms } from './sorted-terms.ts'
import { wordsOf } from './words.ts'

/** At most this many searchable attributes: one bit each in a posting. */
export const SEARCHABLE_ATTRIBUTES_MAX = 32

/** A word to look for; `ranks` gives the weight class of each searchable attribute, 0 the best. */
type WantedWord = {
  word: string
  isPrefix: boolean
  attributesMask: number
  ranks: readonly number[]
}

type Posting = { slots: GrowingList<Uint32Array>; attributes: GrowingList<Uint32Array> }

/** Which documents hold a word, and in which of the searchable attributes. Append-only. */
export class TextIndex {
  readonly #postings = new Map<string, Posting>()
  readonly #terms = new SortedTerms()

  /** Appends one document; `texts[n]` are the texts of the n-th searchable attribute. */
  append(slot: number, texts: readonly (readonly string[])[]): void {
    const attributesByWord = new Map<string, number>()
    texts.forEach((values, attribute) => {
      for (const word of values.flatMap(wordsOf)) {
        attributesByWord.set(word, (attributesByWord.get(word) ?? 0) | (1 << attribute))
      }
    })
    for (const [word, attributes] of attributesByWord) {
      const posting = this.#postingOf(word)
      posting.slots.push(slot)
      posting.attributes.push(attributes)
    }
  }

  /**
   * Adds to `set` the documents that hold the word in one of the attributes of the mask, and lowers their
   * `penalties`: 2 for each rank below the first, 1 for a word that only begins so.
   */
  collect(set: Bitset, penalties: Uint16Array, wanted: WantedWord): void {
    this.#collectTerm(set, penalties, wanted, wanted.word)
    if (!wanted.isPrefix) return
    for (const term of this.#terms.startingWith(wanted.word)) {
      if (term !== wanted.word) this.#collectTerm(set, penalties, wanted, term)
    }
  }

  #collectTerm(set: Bitset, penalties: Uint16Array, wanted: WantedWord, term: string): void {
    const posting = this.#postings.get(term)
    if (!posting) return
    const beginning = term === wanted.word ? 0 : 1
    for (let at = 0; at < posting.slots.length; at++) {
      const attributes = (posting.attributes.items[at] ?? 0) & wanted.attributesMask
      if (attributes === 0) continue
      const slot = posting.slots.items[at] ?? 0
      addBit(set, slot)
      const penalty = 2 * (wanted.ranks[31 - Math.clz32(attributes & -attributes)] ?? 0) + beginning
      if (penalty < (penalties[slot] ?? 0)) penalties[slot] = penalty
    }
  }

  #postingOf(word: string): Posting {
    const known = this.#postings.get(word)
    if (known) return known
    const posting = { slots: uint32List(), attributes: uint32List() }
    this.#postings.set(word, posting)
    this.#terms.add(word)
    return posting
  }
}
