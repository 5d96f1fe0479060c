import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature that opens one order to whoever holds its link, without an account. */
export function signOrder(orderId: string, linkSecret: string): string {
  return createHmac('sha256', linkSecret).update(`order ${orderId}`).digest('base64url')
}

/** Whether the token is the signature of the order, in a time that tells nothing about it. */
export function isSignedFor(orderId: string, token: string, linkSecret: string): boolean {
  const expected = Buffer.from(signOrder(orderId, linkSecret))
  const given = Buffer.from(token)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
