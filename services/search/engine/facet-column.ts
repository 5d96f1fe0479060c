import { addBit, type Bitset, countCommon, emptyBitset, hasBit } from '../text/bitset.ts'
import { type GrowingList, uint32List } from '../text/growing-list.ts'

const COUNT_COST = 2

export type CountedSet = { readonly set: Bitset; readonly size: number; slots(): Uint32Array }

/**
 * The values of one attribute for every document, as ordinals into a dictionary, in both directions: document
 * → values (to count) and value → documents (to filter). Append-only: a changed document gets a new slot, and
 * the old one stays until the engine is rebuilt.
 */
export class FacetColumn {
  readonly values: string[] = []
  readonly liveCounts = uint32List()
  readonly #ordinals = new Map<string, number>()
  readonly #ordinalsByFolded = new Map<string, number[]>()
  readonly #postings: GrowingList<Uint32Array>[] = []
  /** The documents of frequent values as bitsets, created when they are first counted. */
  readonly #sets: Bitset[] = []
  /** Whether each document has exactly one value, so that its entry is at its slot. */
  #hasOneEach = true
  readonly #starts = uint32List()
  readonly #entries = uint32List()

  constructor() {
    this.#starts.push(0)
  }

  /** Appends the next document. Repeated values count once. */
  append(slot: number, values: readonly string[]): void {
    const distinct = values.length > 1 ? new Set(values) : values
    for (const value of distinct) {
      const ordinal = this.#ordinalOf(value)
      this.#entries.push(ordinal)
      this.#postings[ordinal]?.push(slot)
      this.#addToSet(ordinal, slot)
      this.liveCounts.items[ordinal] = (this.liveCounts.items[ordinal] ?? 0) + 1
    }
    this.#starts.push(this.#entries.length)
    if (this.#entries.length !== slot + 1) this.#hasOneEach = false
  }

  removeFromCounts(slot: number): void {
    for (let index = this.#starts.items[slot] ?? 0; index < (this.#starts.items[slot + 1] ?? 0); index++) {
      const ordinal = this.#entries.items[index] ?? 0
      this.liveCounts.items[ordinal] = (this.liveCounts.items[ordinal] ?? 0) - 1
    }
  }

  /** Adds the documents with `value` to `set`, ignoring case unless `isExact`. */
  collect(set: Bitset, value: string, { isExact = false } = {}): void {
    for (const ordinal of this.#ordinalsByFolded.get(value.toLowerCase()) ?? []) {
      if (isExact && this.values[ordinal] !== value) continue
      const posting = this.#postings[ordinal]
      if (posting) for (let index = 0; index < posting.length; index++) addBit(set, posting.items[index] ?? 0)
    }
  }

  count(counted: CountedSet): Uint32Array {
    return this.#isCheaperByValue(counted)
      ? this.#countByValue(counted.set)
      : this.#countEach(counted.slots())
  }

  #isCheaperByValue({ set, size }: CountedSet): boolean {
    const cost = this.#postings.reduce((sum, { length }) => sum + Math.min(length, set.length), 0)
    return cost < size * COUNT_COST
  }

  #countByValue(set: Bitset): Uint32Array {
    return Uint32Array.from(this.#postings, (posting, ordinal) => {
      if (posting.length > set.length) return countCommon(set, this.#setOf(ordinal, posting))
      let count = 0
      for (let index = 0; index < posting.length; index++) if (hasBit(set, posting.items[index] ?? 0)) count++
      return count
    })
  }

  #countEach(slots: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.length)
    const starts = this.#starts.items
    const entries = this.#entries.items
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index] ?? 0
      if (this.#hasOneEach) {
        const ordinal = entries[slot] ?? 0
        counts[ordinal] = (counts[ordinal] ?? 0) + 1
        continue
      }
      const end = starts[slot + 1] ?? 0
      for (let entry = starts[slot] ?? 0; entry < end; entry++) {
        const ordinal = entries[entry] ?? 0
        counts[ordinal] = (counts[ordinal] ?? 0) + 1
      }
    }
    return counts
  }

  #setOf(ordinal: number, posting: GrowingList<Uint32Array>): Bitset {
    const known = this.#sets[ordinal]
    if (known) return known
    const set = emptyBitset((posting.items[posting.length - 1] ?? 0) + 1)
    for (let index = 0; index < posting.length; index++) addBit(set, posting.items[index] ?? 0)
    this.#sets[ordinal] = set
    return set
  }

  #addToSet(ordinal: number, slot: number): void {
    const known = this.#sets[ordinal]
    if (!known) return
    if (slot >>> 5 < known.length) addBit(known, slot)
    else {
      const larger = emptyBitset(slot * 2)
      larger.set(known)
      addBit(larger, slot)
      this.#sets[ordinal] = larger
    }
  }

  #ordinalOf(value: string): number {
    const known = this.#ordinals.get(value)
    if (known !== undefined) return known
    const ordinal = this.values.length
    const folded = value.toLowerCase()
    this.values.push(value)
    this.liveCounts.push(0)
    this.#postings.push(uint32List(1))
    this.#ordinals.set(value, ordinal)
    const alike = this.#ordinalsByFolded.get(folded)
    if (alike) alike.push(ordinal)
    else this.#ordinalsByFolded.set(folded, [ordinal])
    return ordinal
  }
}
