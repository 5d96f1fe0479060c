import { type Bitset, countBits, hasBit, toSlots } from '../text/bitset.ts'
import type { NumericColumn } from './numeric-column.ts'

/** One sort criterion, as in `asc(price_eur)`. */
export type Criterion = { attribute: string; direction: 'asc' | 'desc' }

/** A set of fewer than one in this many documents is sorted. For a larger set, the whole order is scanned. */
const SORTED_BELOW = 64

type Source = {
  column(attribute: string): NumericColumn | undefined
  objectID(slot: number): string
}

/**
 * All slots in one order. Documents without the attribute come last in either direction, as in the hosted
 * engine. A new document is inserted at its position; dead ones stay and are skipped.
 */
export class SortOrder {
  #slots: Uint32Array
  #length = 0
  /** The position of each slot; null until it is needed. */
  #places: Uint32Array | null = null
  readonly #criteria: readonly Criterion[]
  readonly #source: Source

  constructor(criteria: readonly Criterion[], source: Source, slots: Uint32Array) {
    this.#criteria = criteria
    this.#source = source
    this.#slots = slots.slice().sort(this.#comparator())
    this.#length = slots.length
  }

  insert(slot: number): void {
    const compare = this.#comparator()
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(this.#slots[middle] ?? 0, slot) <= 0) low = middle + 1
      else high = middle
    }
    if (this.#length === this.#slots.length) {
      const larger = new Uint32Array(Math.max(16, this.#length * 2))
      larger.set(this.#slots)
      this.#slots = larger
    }
    this.#slots.copyWithin(low + 1, low, this.#length)
    this.#slots[low] = slot
    this.#length++
    this.#places = null
  }

  /** Calls `visit` with each member of `set` in this order, until it returns false. */
  forEachIn(set: Bitset, visit: (slot: number) => boolean): void {
    const size = countBits(set)
    if (size * SORTED_BELOW < this.#length) {
      const places = this.places()
      const own = toSlots(set, size).map((slot) => places[slot] ?? 0)
      own.sort().every((place) => visit(this.#slots[place] ?? 0))
      return
    }
    for (let position = 0; position < this.#length; position++) {
      const slot = this.#slots[position] ?? 0
      if (hasBit(set, slot) && !visit(slot)) return
    }
  }

  places(): Uint32Array {
    if (this.#places) return this.#places
    const places = new Uint32Array(this.#slots.length)
    for (let position = 0; position < this.#length; position++) places[this.#slots[position] ?? 0] = position
    this.#places = places
    return places
  }

  #comparator(): (one: number, other: number) => number {
    const keys = this.#criteria.flatMap(({ attribute, direction }) => {
      const column = this.#source.column(attribute)
      return column ? [{ values: column.first.items, sign: direction === 'asc' ? 1 : -1 }] : []
    })
    return (one, other) => {
      for (const { values, sign } of keys) {
        const left = values[one] ?? Number.NaN
        const right = values[other] ?? Number.NaN
        if (left === right) continue
        if (Number.isNaN(left)) {
          if (Number.isNaN(right)) continue
          return 1
        }
        if (Number.isNaN(right)) return -1
        return (left - right) * sign
      }
      const [first, second] = [this.#source.objectID(one), this.#source.objectID(other)]
      return first < second ? -1 : first > second ? 1 : 0
    }
  }
}
