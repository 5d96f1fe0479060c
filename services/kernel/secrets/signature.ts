import { createHmac, hkdfSync } from 'node:crypto'
import type { RotatedSecret } from './rotated-secret.ts'
import { isSameToken } from './same-token.ts'

/** A keyed digest of text for one purpose: only we can create it. */
export type Signature = {
  /** Returns 16 bytes in hexadecimal. The same text always has the same signature. */
  sign(text: string): string
  /** Returns whether the text was signed with an accepted secret. Signatures are compared in constant time. */
  isSigned(text: string, signature: string): boolean
}

const SIGNATURE_BYTES = 16

/** Creates signatures (HMAC-SHA-256, truncated) that are not valid for another purpose. */
export function createSignature(secrets: RotatedSecret, purpose: string): Signature {
  const [current, ...old] = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  if (!current) throw new Error('A signature needs a secret')
  const signWith = (key: Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE_BYTES).toString('hex')
  return {
    sign: (text) => signWith(current, text),
    isSigned: (text, signature) =>
      isSameToken(
        signature,
        [current, ...old].map((key) => signWith(key, text)),
      ),
  }
}
