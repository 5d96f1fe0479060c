import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { RotatedSecret } from './rotated-secret.ts'

/** Authenticated encryption of text with the shop's own secrets. */
export type Seal = {
  seal(text: string): string
  /** Returns null if the text was not sealed for this purpose with an accepted secret, or was modified. */
  open(sealed: string): string | null
  /** Returns whether the text is sealed with the current secret. If not, it should be resealed. */
  isCurrent(sealed: string): boolean
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Creates a seal for one purpose (AES-256-GCM), which does not open text sealed for another. */
export function createSeal(secrets: RotatedSecret, purpose: string): Seal {
  const [current, ...old] = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  if (!current) throw new Error('A seal needs a secret')
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, current, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed) {
      for (const key of [current, ...old]) {
        const text = openWith(key, sealed)
        if (text !== null) return text
      }
      return null
    },
    isCurrent: (sealed) => openWith(current, sealed) !== null,
  }
}

function openWith(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}
