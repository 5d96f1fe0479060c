import { createHmac } from 'node:crypto'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'

/** Derives one secret per purpose, so that a leaked one does not reveal the others. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}

/** Includes those derived from the previous secrets. */
export function derivedSecrets([current, ...old]: RotatedSecret, purpose: string): RotatedSecret {
  return [derivedSecret(current, purpose), ...old.map((secret) => derivedSecret(secret, purpose))]
}
