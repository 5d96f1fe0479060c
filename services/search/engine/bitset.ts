/** A set of document slots, one bit each. All sets of one engine share the same number of words. */
export type Bitset = Uint32Array

/** An empty set with room for `slots` documents. */
export function emptyBitset(slots: number): Bitset {
  return new Uint32Array((slots + 31) >>> 5)
}

export function addBit(set: Bitset, slot: number): void {
  const word = slot >>> 5
  set[word] = (set[word] ?? 0) | (1 << (slot & 31))
}

export function deleteBit(set: Bitset, slot: number): void {
  const word = slot >>> 5
  set[word] = (set[word] ?? 0) & ~(1 << (slot & 31))
}

export function hasBit(set: Bitset, slot: number): boolean {
  return (((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1
}

/** Keeps in `set` only what is also in `other`. */
export function intersect(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

/** Adds to `set` all of `other`. */
export function unite(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0)
}

/** Takes out of `set` all of `other`. */
export function subtract(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0)
}

export function countBits(set: Bitset): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += bitsOf(set[word] ?? 0)
  return count
}

/** The slots of the set, ascending. `size` is its count, which callers know already. */
export function slotsOf(set: Bitset, size: number): Uint32Array {
  return writeSlots(set, new Uint32Array(size))
}

let passing = new Uint32Array(0)

/**
 * The same for a loop that is over before anyone asks again: the next call writes over them. Memory outside the heap
 * that is thrown away with every search makes the collector walk through everything, again and again.
 */
export function passingSlotsOf(set: Bitset): Uint32Array {
  const size = countBits(set)
  if (passing.length < size) passing = new Uint32Array(set.length * 32)
  return writeSlots(set, passing).subarray(0, size)
}

function writeSlots(set: Bitset, slots: Uint32Array): Uint32Array {
  let next = 0
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] ?? 0
    while (bits !== 0) {
      const lowest = bits & -bits
      slots[next++] = (word << 5) + (31 - Math.clz32(lowest))
      bits ^= lowest
    }
  }
  return slots
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
