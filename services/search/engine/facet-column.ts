import { addBit, type Bitset } from './bitset.ts'
import { type GrowingList, uint32List } from './growing-list.ts'

/**
 * The values of one attribute for every document, as ordinals into a dictionary, in both directions: document
 * → values (to count) and value → documents (to filter). Append-only: a changed document gets a new slot, and
 * the old one stays until the engine is rebuilt.
 */
export class FacetColumn {
  readonly values: string[] = []
  /** How many live documents have each value, so that a large result can be counted by its complement. */
  readonly liveCounts = uint32List()
  readonly #ordinals = new Map<string, number>()
  readonly #ordinalsByFolded = new Map<string, number[]>()
  readonly #postings: GrowingList<Uint32Array>[] = []
  readonly #starts = uint32List()
  readonly #entries = uint32List()

  constructor() {
    this.#starts.push(0)
  }

  /** Appends the next document. Repeated values count once. */
  append(slot: number, values: readonly string[]): void {
    for (const value of values.length > 1 ? new Set(values) : values) {
      const ordinal = this.#ordinalOf(value)
      this.#entries.push(ordinal)
      this.#postings[ordinal]?.push(slot)
      this.liveCounts.items[ordinal] = (this.liveCounts.items[ordinal] ?? 0) + 1
    }
    this.#starts.push(this.#entries.length)
  }

  /** Removes a dead document from the live counts. */
  retire(slot: number): void {
    for (let at = this.#starts.items[slot] ?? 0; at < (this.#starts.items[slot + 1] ?? 0); at++) {
      const ordinal = this.#entries.items[at] ?? 0
      this.liveCounts.items[ordinal] = (this.liveCounts.items[ordinal] ?? 0) - 1
    }
  }

  /** Adds the documents with `value` to `set`, ignoring case unless `isExact`. */
  collect(set: Bitset, value: string, { isExact = false } = {}): void {
    for (const ordinal of this.#ordinalsByFolded.get(value.toLowerCase()) ?? []) {
      if (isExact && this.values[ordinal] !== value) continue
      const posting = this.#postings[ordinal]
      if (posting) for (let at = 0; at < posting.length; at++) addBit(set, posting.items[at] ?? 0)
    }
  }

  /** How many of the documents in `slots` have each value, by ordinal. */
  count(slots: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.length)
    const starts = this.#starts.items
    const entries = this.#entries.items
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index] ?? 0
      const end = starts[slot + 1] ?? 0
      for (let at = starts[slot] ?? 0; at < end; at++) {
        const ordinal = entries[at] ?? 0
        counts[ordinal] = (counts[ordinal] ?? 0) + 1
      }
    }
    return counts
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
