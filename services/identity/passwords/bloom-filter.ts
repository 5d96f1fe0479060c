import { createHash } from 'node:crypto'

/** With 20 bits per member and 14 hash functions, the rate of false positives is 1 in 15,000. */
const BITS_PER_MEMBER = 20
const BITS_SET = 14

/** Builds a Bloom filter that contains all given texts and has few false positives. */
export function buildFilter(members: ReadonlySet<string>): Uint8Array {
  const filter = new Uint8Array(Math.ceil((members.size * BITS_PER_MEMBER) / 8))
  for (const member of members) {
    for (const bit of getBitIndexes(member, filter))
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return filter
}

export function isInFilter(filter: Uint8Array, text: string): boolean {
  return getBitIndexes(text, filter).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}

/** Returns the bits of a text by double hashing with two 48-bit hashes, so that no sum loses precision. */
function getBitIndexes(text: string, { length }: Uint8Array): number[] {
  const digest = createHash('sha256').update(text).digest()
  const [start, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  return Array.from({ length: BITS_SET }, (_, index) => (start + index * step) % (length * 8))
}
