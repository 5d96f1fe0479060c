import { randomBytes } from 'node:crypto'

/** A URL-safe random token of `bytes` bytes of entropy. */
export function randomToken(bytes = 16): string {
  return randomBytes(bytes).toString('base64url')
}
