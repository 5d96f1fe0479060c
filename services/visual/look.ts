/** A vector of integers from -127 to 127, stored in the database and passed in URLs. Only its direction matters. */
export type Look = Int8Array

/** Quantizes a vector to within half a percent of its largest component. */
export function toLook(vector: Float32Array): Look {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127))
}

/** Encodes a look as base64url for URLs. */
export function writeLook(look: Look): string {
  return Buffer.from(look.buffer, look.byteOffset, look.length).toString('base64url')
}

/** Decodes a look from a URL. Returns null for anything other than `length` numbers. */
export function readLook(text: string, length: number): Look | null {
  if (!/^[\w-]*$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === length ? fromBytes(bytes) : null
}

export function fromBytes(bytes: Uint8Array): Look {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}

/** Returns the norm of the vector, at least 1. */
export function getNorm(look: Look): number {
  return Math.sqrt(look.reduce((sum, value) => sum + value * value, 0)) || 1
}
