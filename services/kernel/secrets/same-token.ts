import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Returns whether a caller's token is the current one, or one that is still accepted after a rotation. Digests are
 * compared, so that the duration reveals nothing about the token, not even its length.
 */
export function isSameToken(given: string | null | undefined, accepted: string | readonly string[]): boolean {
  if (typeof given !== 'string') return false
  const digest = createDigest(given)
  const all = typeof accepted === 'string' ? [accepted] : accepted
  return all.map((token) => timingSafeEqual(digest, createDigest(token))).includes(true)
}

function createDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
