/** A vector in whole numbers of -127 to 127: only its direction counts. What is stored, and what an address carries. */
export type Look = Int8Array

/** Keeps the direction of a vector, within half a hundredth of its largest number. */
export function toLook(vector: Float32Array): Look {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127))
}

/** As text for an address: base64url. */
export function writeLook(look: Look): string {
  return Buffer.from(look.buffer, look.byteOffset, look.length).toString('base64url')
}

/** Reads what `writeLook` wrote; null for anything else than `length` numbers. */
export function readLook(text: string, length: number): Look | null {
  if (!/^[\w-]*$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === length ? lookOf(bytes) : null
}

/** The look in bytes as stored. */
export function lookOf(bytes: Uint8Array): Look {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}

/** How long the vector is, at least 1. */
export function lengthOf(look: Look): number {
  return Math.sqrt(look.reduce((sum, value) => sum + value * value, 0)) || 1
}
