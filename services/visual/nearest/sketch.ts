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
 * Creates a sketcher of vectors, with one bit per hyperplane for the side that a vector is on. The smaller the angle
 * between two vectors, the fewer bits differ. The hyperplanes pass through `mean`, the mean of the collection, so that
 * they divide it, and are the same in every process.
 */
export function createSketcher(length: number, mean: Float32Array): Sketcher {
  const components = new Uint16Array(BITS * TERMS_PER_BIT)
  const signs = new Int8Array(BITS * TERMS_PER_BIT)
  const thresholds = new Float32Array(BITS)
  const next = createGenerator()
  for (let term = 0; term < components.length; term++) {
    const component = next() % length
    const sign = next() & 1 ? 1 : -1
    components[term] = component
    signs[term] = sign
    const bit = Math.floor(term / TERMS_PER_BIT)
    thresholds[bit] = (thresholds[bit] ?? 0) + sign * (mean[component] ?? 0)
  }
  return {
    write(look, target, offset) {
      const scale = 1 / getNorm(look)
      for (let bit = 0; bit < BITS; bit++) {
        let sum = 0
        for (let term = bit * TERMS_PER_BIT; term < (bit + 1) * TERMS_PER_BIT; term++) {
          sum += (signs[term] ?? 0) * (look[components[term] ?? 0] ?? 0)
        }
        if (sum * scale > (thresholds[bit] ?? 0)) {
          const word = offset + (bit >> 5)
          target[word] = ((target[word] ?? 0) | (1 << (bit & 31))) >>> 0
        }
      }
    },
  }
}

function getNorm(look: Look): number {
  let sum = 0
  for (let index = 0; index < look.length; index++) sum += (look[index] ?? 0) ** 2
  return Math.sqrt(sum) || 1
}

/** Creates an xorshift generator, which returns the same numbers in every run. */
function createGenerator(): () => number {
  let state = 0x9e3779b9
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

/** Returns the number of bits in which two sketches differ, each at an offset in its array. */
export function countDifferentBits(
  one: Uint32Array,
  oneOffset: number,
  other: Uint32Array,
  otherOffset: number,
): number {
  let count = 0
  for (let word = 0; word < SKETCH_WORDS; word++) {
    let bits = (one[oneOffset + word] ?? 0) ^ (other[otherOffset + word] ?? 0)
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
