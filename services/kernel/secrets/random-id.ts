import { randomBytes } from 'node:crypto'

/** Returns a URL-safe random token with `bytes` bytes of entropy. */
export function randomToken(bytes = 16): string {
  return randomBytes(bytes).toString('base64url')
}
