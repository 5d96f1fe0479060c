import type { RotatedSecret } from './rotated-secret.ts'
import { createSignature } from './signature.ts'

/** Tokens that consist of an id (a UUID) and our signature (64 hexadecimal digits). */
export type IdTokens = {
  tokenOf(id: string): string
  /** The id in a token; null if we did not sign it. */
  open(token: string): string | null
}

/** A token for one purpose is not valid for another. */
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
