import { createHash } from 'node:crypto'

/** With 20 bits for each member and 14 of them set, one of 15,000 others is taken for a member. */
const BITS_PER_MEMBER = 20
const BITS_SET = 14

/** A Bloom filter of the given texts: it knows each of them, and takes few others for one. */
export function buildFilter(members: ReadonlySet<string>): Uint8Array {
  const filter = new Uint8Array(Math.ceil((members.size * BITS_PER_MEMBER) / 8))
  for (const member of members) {
    for (const bit of bitsOf(member, filter)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return filter
}

export function isInFilter(filter: Uint8Array, text: string): boolean {
  return bitsOf(text, filter).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}

/** Which bits represent a text: steps of one hash from another, both of 48 bits, so that no sum loses precision. */
function bitsOf(text: string, { length }: Uint8Array): number[] {
  const digest = createHash('sha256').update(text).digest()
  const [start, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  return Array.from({ length: BITS_SET }, (_, index) => (start + index * step) % (length * 8))
}
