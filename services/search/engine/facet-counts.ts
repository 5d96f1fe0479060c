import { type Bitset, subtract, toSlots } from '../text/bitset.ts'
import type { Engine } from './engine.ts'
import type { CountedSet, FacetColumn } from './facet-column.ts'
import type { NumericStats } from './numeric-column.ts'

export type FacetValue = { value: string; count: number }

/**
 * Counts the values of facets in one result. For a result with more than half of the index, the smaller rest is counted
 * and subtracted from the live counts, so that browsing everything is cheap.
 */
export class FacetCounter {
  readonly #engine: Engine
  readonly #countsComplement: boolean
  readonly #result: CountedSet
  #rest: CountedSet | null = null

  constructor(engine: Engine, matched: Bitset, total: number) {
    this.#engine = engine
    this.#result = createCountedSet(matched, total)
    this.#countsComplement = total * 2 > engine.size
  }

  /** All values of the attribute in the result, in the order first seen; empty if it is not a facet. */
  values(attribute: string): FacetValue[] {
    const column = this.#engine.facets.get(attribute)
    if (!column) return []
    const counts = this.#counts(column)
    return column.values.flatMap((value, ordinal) => {
      const count = counts[ordinal] ?? 0
      return count > 0 ? [{ value, count }] : []
    })
  }

  stats(attribute: string): NumericStats | null {
    const column = this.#engine.numeric(attribute)
    if (!column?.hasNumbers) return null
    return column.stats(this.#result.slots())
  }

  #counts(column: FacetColumn): Uint32Array {
    if (!this.#countsComplement) return column.count(this.#result)
    this.#rest ??= complementOf(this.#engine, this.#result)
    return column.count(this.#rest).map((count, ordinal) => (column.liveCounts.items[ordinal] ?? 0) - count)
  }
}

/** The first `limit` values: most frequent first, or by name; equal counts are sorted by text. */
export function rankValues(
  values: readonly FacetValue[],
  order: 'count' | 'alpha',
  limit: number,
): FacetValue[] {
  const compare = (one: FacetValue, other: FacetValue) =>
    (order === 'count' ? other.count - one.count : 0) || (one.value < other.value ? -1 : 1)
  if (values.length <= limit * 2) return values.toSorted(compare).slice(0, limit)
  const best: FacetValue[] = []
  for (const value of values) {
    const worst = best[limit - 1]
    if (worst && compare(worst, value) < 0) continue
    best.splice(insertionIndex(best, value, compare), 0, value)
    if (best.length > limit) best.pop()
  }
  return best
}

function insertionIndex<Item>(
  sorted: readonly Item[],
  item: Item,
  compare: (one: Item, other: Item) => number,
): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? item, item) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function complementOf(engine: Engine, { set, size }: CountedSet): CountedSet {
  const rest = engine.all()
  subtract(rest, set)
  return createCountedSet(rest, engine.size - size)
}

/** A set whose slots are computed when they are first needed. */
function createCountedSet(set: Bitset, size: number): CountedSet {
  let slots: Uint32Array | null = null
  return {
    set,
    size,
    slots: () => {
      slots ??= toSlots(set, size)
      return slots
    },
  }
}
