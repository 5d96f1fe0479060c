/** A set of document slots, one bit each, in 32-bit words. */
export type Bitset = Uint32Array

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

/** Removes from `set` what is not in `other`. */
export function intersect(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

/** Adds all of `other` to `set`. */
export function unite(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0)
}

/** Removes all of `other` from `set`. */
export function subtract(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0)
}

export function countBits(set: Bitset): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += popCount(set[word] ?? 0)
  return count
}

export function countCommon(one: Bitset, other: Bitset): number {
  let count = 0
  const words = Math.min(one.length, other.length)
  for (let word = 0; word < words; word++) {
    const both = (one[word] ?? 0) & (other[word] ?? 0)
    if (both !== 0) count += popCount(both)
  }
  return count
}

export function isEmpty(set: Bitset): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false
  return true
}

export function intersects(one: Bitset, other: Bitset): boolean {
  const words = Math.min(one.length, other.length)
  for (let word = 0; word < words; word++) if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true
  return false
}

/** The slots of the set, ascending. `size` is the size of the set, which callers already know. */
export function toSlots(set: Bitset, size: number): Uint32Array {
  return writeSlots(set, new Uint32Array(size))
}

let transientSlots = new Uint32Array(0)

/**
 * Like `toSlots`, but in a buffer that the next call overwrites, for loops that finish before then. Allocating a buffer
 * for each search would trigger full garbage collections, since its memory is outside the heap.
 */
export function toTransientSlots(set: Bitset): Uint32Array {
  const size = countBits(set)
  if (transientSlots.length < size) transientSlots = new Uint32Array(set.length * 32)
  return writeSlots(set, transientSlots).subarray(0, size)
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

/** The number of bits that are set in a 32-bit number. */
export function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
