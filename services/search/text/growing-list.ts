type Numbers = Uint32Array | Float64Array

/** An append-only list of numbers in one typed array that doubles when it is full. */
export class GrowingList<Store extends Numbers> {
  /**
   * The numbers; only the first `length` are valid. The array is replaced when the list grows, so do not store a
   * reference to it.
   */
  items: Store
  length = 0
  readonly #make: (size: number) => Store

  constructor(make: (size: number) => Store, capacity = 4) {
    this.#make = make
    this.items = make(capacity)
  }

  push(value: number): void {
    this.put(this.length, value)
  }

  /** Writes a value, also beyond the end; skipped positions have the initial value of `make`. */
  put(index: number, value: number): void {
    if (index >= this.items.length) {
      const larger = this.#make(Math.max(4, index + 1, this.items.length * 2))
      larger.set(this.items)
      this.items = larger
    }
    this.items[index] = value
    if (index >= this.length) this.length = index + 1
  }
}

export function uint32List(capacity = 4): GrowingList<Uint32Array> {
  return new GrowingList(zeros, capacity)
}

/** Numbers that are NaN until written. */
export function float64List(): GrowingList<Float64Array> {
  return new GrowingList<Float64Array>((size) => new Float64Array(size).fill(Number.NaN))
}

function zeros(size: number): Uint32Array {
  return new Uint32Array(size)
}
