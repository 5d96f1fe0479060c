import { getNorm, type Look } from '../look.ts'
import { countDifferentBits, createSketcher, SKETCH_WORDS, type Sketcher } from './sketch.ts'

export type Neighbor = {
  readonly slot: number
  /** The cosine of the angle: 1 for the same direction. */
  readonly likeness: number
}

const CANDIDATES = 1500
/** The sketches are recomputed whenever the collection has grown by this factor. */
const GROWTH = 4
const BITS = SKETCH_WORDS * 32

/**
 * Vectors in memory, by slot. A query is compared with all sketches, then fully with the nearest candidates.
 * Collections of up to `CANDIDATES` vectors are searched exactly.
 */
export class VectorIndex {
  readonly length: number
  #count = 0
  #looks: Int8Array
  #scales: Float32Array
  #sketches: Uint32Array
  #sketcher: Sketcher | null = null
  #sketchedCount = 0

  constructor(length: number, capacity = 256) {
    this.length = length
    this.#looks = new Int8Array(capacity * length)
    this.#scales = new Float32Array(capacity)
    this.#sketches = new Uint32Array(capacity * SKETCH_WORDS)
  }

  get size(): number {
    return this.#count
  }

  add(look: Look): number {
    if (look.length !== this.length)
      throw new Error(`Expected a look of ${this.length} numbers, got ${look.length}`)
    if (this.#count === this.#scales.length) this.#grow()
    const slot = this.#count++
    this.#looks.set(look, slot * this.length)
    this.#scales[slot] = 1 / getNorm(look)
    if (this.#sketcher) this.#sketcher.write(look, this.#sketches, slot * SKETCH_WORDS)
    if (this.#count > CANDIDATES && this.#count > this.#sketchedCount * GROWTH) this.#sketchAll()
    return slot
  }

  at(slot: number): Look {
    return this.#looks.subarray(slot * this.length, (slot + 1) * this.length)
  }

  /** Returns the `count` nearest vectors, nearest first. */
  nearest(look: Look, count: number): Neighbor[] {
    const scale = 1 / getNorm(look)
    const found = this.#candidates(look).map((slot) => ({
      slot,
      likeness: this.#product(look, slot) * scale * (this.#scales[slot] ?? 0),
    }))
    return found.sort((one, other) => other.likeness - one.likeness).slice(0, count)
  }

  #product(look: Look, slot: number): number {
    const looks = this.#looks
    const start = slot * this.length
    let sum = 0
    for (let index = 0; index < this.length; index++) sum += (look[index] ?? 0) * (looks[start + index] ?? 0)
    return sum
  }

  #candidates(look: Look): number[] {
    if (!this.#sketcher) return Array.from({ length: this.#count }, (_, slot) => slot)
    const query = new Uint32Array(SKETCH_WORDS)
    this.#sketcher.write(look, query, 0)
    const differences = new Uint16Array(this.#count)
    const histogram = new Uint32Array(BITS + 1)
    for (let slot = 0; slot < this.#count; slot++) {
      const bits = countDifferentBits(query, 0, this.#sketches, slot * SKETCH_WORDS)
      differences[slot] = bits
      histogram[bits] = (histogram[bits] ?? 0) + 1
    }
    let limit = 0
    for (let passed = 0; limit < BITS && passed + (histogram[limit] ?? 0) <= CANDIDATES; limit++) {
      passed += histogram[limit] ?? 0
    }
    const nearest: number[] = []
    for (let slot = 0; slot < this.#count; slot++) {
      if ((differences[slot] ?? 0) <= limit && nearest.length < CANDIDATES * 2) nearest.push(slot)
    }
    return nearest
  }

  #grow(): void {
    const capacity = this.#scales.length * 2
    this.#looks = copyInto(this.#looks, new Int8Array(capacity * this.length))
    this.#scales = copyInto(this.#scales, new Float32Array(capacity))
    this.#sketches = copyInto(this.#sketches, new Uint32Array(capacity * SKETCH_WORDS))
  }

  #sketchAll(): void {
    const mean = new Float32Array(this.length)
    for (let slot = 0; slot < this.#count; slot++) {
      const scale = (this.#scales[slot] ?? 0) / this.#count
      const start = slot * this.length
      for (let index = 0; index < this.length; index++) {
        mean[index] = (mean[index] ?? 0) + (this.#looks[start + index] ?? 0) * scale
      }
    }
    const sketcher = createSketcher(this.length, mean)
    this.#sketches.fill(0)
    for (let slot = 0; slot < this.#count; slot++) {
      sketcher.write(this.at(slot), this.#sketches, slot * SKETCH_WORDS)
    }
    this.#sketcher = sketcher
    this.#sketchedCount = this.#count
  }
}

function copyInto<Store extends Int8Array | Float32Array | Uint32Array>(items: Store, larger: Store): Store {
  larger.set(items)
  return larger
}
