import type { Look } from '../look.ts'

/** The number of 32-bit words in a sketch. */
export const SKETCH_WORDS = 12
const BITS = SKETCH_WORDS * 32
/** The number of vector components that each bit compares. */
const TERMS_PER_BIT = 48

export type Sketcher = {
  write(look: Look, target: Uint32Array, offset: number): void
}

/**
 * Creates a function that sketches vectors, with one bit per hyperplane for the side that a vector is on. The smaller
 * the angle between two vectors, the fewer bits differ. The hyperplanes pass through the mean of the collection, so
 * that they divide it, and are the same in every process.
 */
export function createSketcher(length: number, middle: Float32Array): Sketcher {
  const places = new Uint16Array(BITS * TERMS_PER_BIT)
  const signs = new Int8Array(BITS * TERMS_PER_BIT)
  const thresholds = new Float32Array(BITS)
  const next = generator()
  for (let term = 0; term < places.length; term++) {
    const place = next() % length
    const sign = next() & 1 ? 1 : -1
    places[term] = place
    signs[term] = sign
    const bit = Math.floor(term / TERMS_PER_BIT)
    thresholds[bit] = (thresholds[bit] ?? 0) + sign * (middle[place] ?? 0)
  }
  return {
    write(look, target, offset) {
      const scale = 1 / lengthOfLook(look)
      for (let bit = 0; bit < BITS; bit++) {
        let sum = 0
        for (let term = bit * TERMS_PER_BIT; term < (bit + 1) * TERMS_PER_BIT; term++) {
          sum += (signs[term] ?? 0) * (look[places[term] ?? 0] ?? 0)
        }
        if (sum * scale > (thresholds[bit] ?? 0)) {
          const word = offset + (bit >> 5)
          target[word] = ((target[word] ?? 0) | (1 << (bit & 31))) >>> 0
        }
      }
    },
  }
}

function lengthOfLook(look: Look): number {
  let sum = 0
  for (let at = 0; at < look.length; at++) sum += (look[at] ?? 0) ** 2
  return Math.sqrt(sum) || 1
}

/** An xorshift generator, which returns the same numbers in every run. */
function generator(): () => number {
  let state = 0x9e3779b9
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

export function difference(one: Uint32Array, oneAt: number, other: Uint32Array, otherAt: number): number {
  let count = 0
  for (let word = 0; word < SKETCH_WORDS; word++) {
    let bits = (one[oneAt + word] ?? 0) ^ (other[otherAt + word] ?? 0)
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
