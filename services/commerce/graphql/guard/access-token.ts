import { createHash, timingSafeEqual } from 'node:crypto'
import type { CommerceOptions } from '../../options.ts'
import type { Execution } from '../execution.ts'

/** Which token the request carries, or null when it carries none that is right. */
export function accessOf(
  headers: Headers,
  options: Pick<CommerceOptions, 'storefrontAccessToken' | 'privateAccessToken'>,
): Execution['access'] | null {
  if (isSame(headers.get('Shopify-Storefront-Private-Token'), options.privateAccessToken)) return 'private'
  if (isSame(headers.get('X-Shopify-Storefront-Access-Token'), options.storefrontAccessToken)) return 'public'
  return null
}

/** The answer to a request without a valid token, as the hosted service words it. */
export function unauthorized(): Response {
  return Response.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 401 })
}

/** Compares digests, so that the time taken tells nothing about the token. */
function isSame(given: string | null, expected: string): boolean {
  return given !== null && timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
