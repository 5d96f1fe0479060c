import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether a caller's token is the right one, or one of those that are accepted while a secret is rotated. Digests are
 * compared, so that the time taken reveals nothing about the token, its length included.
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
