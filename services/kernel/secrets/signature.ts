import { createHmac, hkdfSync } from 'node:crypto'
import type { RotatedSecret } from './rotated-secret.ts'
import { isSameToken } from './same-token.ts'

/** A keyed digest of text for one purpose: only we can create it. */
export type Signature = {
  /** 16 bytes in hexadecimal: the same text has the same signature. */
  sign(text: string): string
  /** Whether it was signed with the current secret or one that is still accepted; compared in constant time. */
  isSigned(text: string, signature: string): boolean
}

const SIGNATURE_BYTES = 16

/** A signature (HMAC-SHA-256, truncated) that is not valid for another purpose. */
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
