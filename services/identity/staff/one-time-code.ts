import { Secret, TOTP } from 'otpauth'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { createSeal, type Seal } from '#services/kernel/secrets/seal.ts'

const PERIOD_SECONDS = 30

export function secretSealOf(secrets: RotatedSecret): Seal {
  return createSeal(secrets, 'one-time codes')
}

/** A new secret of one-time codes, in base32: 160 bits, as RFC 4226 recommends. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app reads from a QR code (RFC 6238: 6 digits, 30 seconds, SHA-1). */
export function secretUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ issuer, label: email, secret }).toString()
}

export function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() })
}

/**
 * The time step of a code, or null if it is not valid. The steps before and after the current one are accepted too,
 * since clocks differ and typing takes time (RFC 6238 §5.2).
 */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime()
  const token = code.replace(/\s/g, '')
  const distance = new TOTP({ secret }).validate({ token, timestamp, window: 1 })
  return distance === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + distance
}
