import type { RotatedSecret } from './rotated-secret.ts'
import { createSignature } from './signature.ts'

/** Tokens of 64 hexadecimal digits: an id (a UUID) followed by our signature. */
export type IdTokens = {
  tokenOf(id: string): string
  /** Returns the id in a token, or null if we did not sign it. */
  open(token: string): string | null
}

/** Creates the tokens for one purpose, which are not valid for another. */
export function createIdTokens(secrets: RotatedSecret, purpose: string): IdTokens {
  const { sign, isSigned } = createSignature(secrets, purpose)
  return {
    tokenOf: (id) => id.replaceAll('-', '') + sign(id),
    open(token) {
      const [, a, b, c, d, e, signature = ''] = TOKEN.exec(token) ?? []
      const id = [a, b, c, d, e].join('-')
      return isSigned(id, signature) ? id : null
    },
  }
}

const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{32})$/
