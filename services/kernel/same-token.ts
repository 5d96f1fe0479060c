import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a caller's token is the right one. Digests are compared, so that the time taken tells nothing about it. */
export function isSameToken(given: string | null | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected))
}
