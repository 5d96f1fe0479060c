import { addBit, type Bitset } from '../text/bitset.ts'
import { float64List } from '../text/growing-list.ts'

/** From `low` to `high`; an open bound is excluded. */
export type Interval = { low: number; high: number; isLowOpen: boolean; isHighOpen: boolean }
export type NumericStats = { min: number; max: number; avg: number; sum: number }

export class NumericColumn {
  /** The first number of each document, by slot. */
  readonly first = float64List()
  /** False if the attribute has only booleans so far: they sort as 0 and 1 but have no statistics. */
  hasNumbers = false
  readonly #more = new Map<number, readonly number[]>()

  /** Sets the numbers of one document; one without numbers needs no call. */
  set(slot: number, values: readonly (number | boolean)[]): void {
    const numbers = values.map(Number)
    this.first.put(slot, numbers[0] ?? Number.NaN)
    if (numbers.length > 1) this.#more.set(slot, numbers.slice(1))
    if (values.some((value) => typeof value === 'number')) this.hasNumbers = true
  }

  collect(set: Bitset, interval: Interval): void {
    const { low, high, isLowOpen, isHighOpen } = interval
    const isWithin = (value: number) =>
      value >= low && value <= high && !(isLowOpen && value === low) && !(isHighOpen && value === high)
    const first = this.first.items
    for (let slot = 0; slot < this.first.length; slot++) {
      const value = first[slot] ?? Number.NaN
      if (value >= low && value <= high && isWithin(value)) addBit(set, slot)
    }
    for (const [slot, values] of this.#more) if (values.some(isWithin)) addBit(set, slot)
  }

  /** Smallest, largest, mean and sum over the documents in `slots`; null if none has a number. */
  stats(slots: Uint32Array): NumericStats | null {
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    let sum = 0
    let count = 0
    const first = this.first.items
    for (let index = 0; index < slots.length; index++) {
      const value = first[slots[index] ?? 0] ?? Number.NaN
      if (Number.isNaN(value)) continue
      if (value < min) min = value
      if (value > max) max = value
      sum += value
      count++
    }
    for (const value of this.#additionalNumbers(slots)) {
      min = Math.min(min, value)
      max = Math.max(max, value)
      sum += value
      count++
    }
    return count === 0 ? null : { min, max, avg: sum / count, sum }
  }

  /** The additional numbers of the few documents that have several. */
  #additionalNumbers(slots: Uint32Array): number[] {
    if (this.#more.size === 0) return []
    return [...slots].flatMap((slot) => this.#more.get(slot) ?? [])
  }
}
