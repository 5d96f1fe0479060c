import { Secret, TOTP } from 'otpauth'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { createSeal, type Seal } from '#services/kernel/secrets/seal.ts'

const PERIOD_SECONDS = 30

export function createSecretSeal(secrets: RotatedSecret): Seal {
  return createSeal(secrets, 'one-time codes')
}

/** Creates a one-time code secret of 160 bits, as RFC 4226 recommends, in base32. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the URI that an authenticator app reads from a QR code (RFC 6238: 6 digits, 30 seconds, SHA-1). */
export function secretUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ issuer, label: email, secret }).toString()
}

export function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() })
}

/**
 * Returns the time step of a code, or null if the code is not valid. The steps before and after the current one are
 * also accepted, since clocks differ and typing takes time (RFC 6238 §5.2).
 */
export function findTimeStep(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime()
  const token = code.replace(/\s/g, '')
  const distance = new TOTP({ secret }).validate({ token, timestamp, window: 1 })
  return distance === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + distance
}
