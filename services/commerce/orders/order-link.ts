import { createHmac } from 'node:crypto'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { CheckoutOptions } from './checkout-options.ts'

/** The signature that gives anyone with the link access to one order, without an account. */
export function signOrder(orderId: string, linkSecret: string): string {
  return createHmac('sha256', linkSecret).update(`order ${orderId}`).digest('base64url')
}

/** Whether the token is the order's signature, compared in constant time. */
export function isSignedFor(
  orderId: string,
  token: string,
  { linkSecret, oldLinkSecrets = [] }: Pick<CheckoutOptions, 'linkSecret' | 'oldLinkSecrets'>,
): boolean {
  const signed = [linkSecret, ...oldLinkSecrets].map((secret) => signOrder(orderId, secret))
  return isSameToken(token, signed)
}
